// The layers of Core Animation. The simulation draws none of them.

import StateLabCore

/// A layer of a view. Looks only.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Kept for the program. Looks only.
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var name: String?
  open var isHidden = false
  open var opacity: Float = 1
  open var isOpaque = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var masksToBounds = false
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat = 1
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var needsDisplayOnBoundsChange = false
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var mask: CALayer?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0

  /// The layers inside; nil without layers.
  open var sublayers: [CALayer]? {
    get { inside.isEmpty ? nil : inside }
    set {
      for layer in inside { layer.superlayer = nil }
      inside = newValue ?? []
      for layer in inside { layer.superlayer = self }
    }
  }
  private var inside: [CALayer] = []
  /// The layer around this one.
  public private(set) weak var superlayer: CALayer?

  public override init() { super.init() }
  /// A layer without the values of the other one.
  public init(layer: Any) { super.init() }
  /// A layer: there are no storyboards.
  public required init?(coder: NSCoder) { super.init() }

  /// Changes what the object keeps, and nothing on the screen.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(inside.count)) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    inside.insert(layer, at: min(Int(idx), inside.count))
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    layer.removeFromSuperlayer()
    let index = inside.firstIndex { $0 === sibling } ?? inside.count
    insertSublayer(layer, at: UInt32(min(index + offset, inside.count)))
  }
  open func removeFromSuperlayer() {
    superlayer?.inside.removeAll { $0 === self }
    superlayer = nil
  }
  /// Has no effect: nothing is drawn.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  /// Has no effect: animations of layers are not simulated.
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  /// Nil: no animation runs.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  open func animationKeys() -> [String]? { nil }
  /// The layer itself: no animation runs.
  open func presentation() -> Self? { self }
}

/// The corners of a layer. Looks only.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Looks only.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}

/// A name of Core Animation. Looks only.
public protocol _LayerName: RawRepresentable, Hashable, Sendable where RawValue == String {}

/// The form of a layer's corners. Looks only.
public struct CALayerCornerCurve: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

/// The place of a layer's contents. Looks only.
public struct CALayerContentsGravity: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let center = Self(rawValue: "center")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// A layer with a gradient. Looks only.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Kept for the program. Looks only.
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient. Looks only.
public struct CAGradientLayerType: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}

/// A layer with an outline. Looks only.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// Kept for the program. Looks only.
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

/// A rule of a filled outline. Looks only.
public struct CAShapeLayerFillRule: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The ends of a line. Looks only.
public struct CAShapeLayerLineCap: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// The joints of a line. Looks only.
public struct CAShapeLayerLineJoin: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer with a text. Looks only.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Kept for the program. Looks only.
  open var string: Any?
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
}

/// A layer with particles. Looks only.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// Kept for the program. Looks only.
  open var emitterCells: [CAEmitterCell]?
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var scale: Float = 1
}

/// The form of the source of particles. Looks only.
public struct CAEmitterLayerEmitterShape: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let circle = Self(rawValue: "circle")
}

/// A kind of particles. Looks only.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Kept for the program. Looks only.
  open var contents: Any?
  open var color: CGColor?
  open var name: String?
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var alphaSpeed: Float = 0
}

/// An animation of a layer, which has no effect here.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Kept for the program. Looks only.
  open var duration: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
}

/// An animation of a property, which has no effect here.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Kept for the program. Looks only.
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values, which has no effect here.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Kept for the program. Looks only.
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}

/// An animation with the values of a spring, which has no effect here.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// Kept for the program. Looks only.
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// The duration that the program sets.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values, which has no effect here.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Kept for the program. Looks only.
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several animations, which have no effect here.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// Kept for the program. Looks only.
  open var animations: [CAAnimation]?
}

/// The layer outside the time of an animation. Looks only.
public struct CAMediaTimingFillMode: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

/// The name of an animation's pace. Looks only.
public struct CAMediaTimingFunctionName: _LayerName {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Looks only.
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
}

/// The pace of an animation. Looks only.
open class CAMediaTimingFunction: NSObject {
  /// Creates a value, which shows nothing.
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A group of changes of layers, which are made at once here.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a group.
  open class func begin() { completions.append(nil) }
  /// Ends a group, and calls its closure.
  open class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }
  /// Stores a closure for ``commit()``. Outside a group, calls the closure at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Has no effect.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func flush() {}
}
