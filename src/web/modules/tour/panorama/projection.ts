/** In degrees: `yaw` to the right, `pitch` upwards. */
export type View = { yaw: number; pitch: number; zoom: number }
export type Size = { width: number; height: number }
/** In pixels of the stage. */
export type Area = { left: number; top: number; right: number; bottom: number }
/** In percent of the scene's picture, from its top left. */
export type Spot = { x: number; y: number }
/** In pixels of the stage. `isLeft` is the side of a spot out of view. */
export type Place = { x: number; y: number; isInView: boolean; isLeft: boolean }

/** `toView` gives the view with the spot in its middle. */
export type Projection = {
  place: (spot: Spot, view: View, size: Size) => Place
  toView: (spot: Spot, view: View, size: Size) => { yaw: number; pitch: number }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

// Tangents of half a field of view at zoom 1: 65° upwards. A stage that would show less than 55° sideways has
// more, at most 95°.
const UP = Math.tan(radians(32.5))
const SIDEWAYS = Math.tan(radians(27.5))
const STEEPEST = Math.tan(radians(47.5))

/** Tangents of half the field of view, horizontal and vertical. */
export function findReach(zoom: number, { width, height }: Size): [number, number] {
  const up = Math.min(STEEPEST, Math.max(UP, (SIDEWAYS * height) / width)) / zoom
  return [(up * width) / height, up]
}

export const heightInDegrees = (zoom: number, size: Size): number =>
  2 * degrees(Math.atan(findReach(zoom, size)[1]))

/** Column-major rotation from the camera (x right, y up, z forward) to the panorama's axes. */
export function toRotation({ yaw, pitch }: View): number[] {
  const [sy, cy, sp, cp] = [
    Math.sin(radians(yaw)),
    Math.cos(radians(yaw)),
    Math.sin(radians(pitch)),
    Math.cos(radians(pitch)),
  ]
  return [cy, 0, -sy, -sp * sy, cp, -sp * cy, cp * sy, sp, cp * cy]
}

const sphereAngles = ({ x, y }: Spot) => ({ yaw: (x - 50) * 3.6, pitch: (50 - y) * 1.8 })

/** In degrees, -180 to 180. */
export const bearing = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180

export const onSphere: Projection = {
  place(spot, view, size) {
    const to = sphereAngles(spot)
    const [sin, cos] = [Math.sin(radians(to.pitch)), Math.cos(radians(to.pitch))]
    const side = radians(bearing(view.yaw, to.yaw))
    const [right, ahead] = [cos * Math.sin(side), cos * Math.cos(side)]
    const [sp, cp] = [Math.sin(radians(view.pitch)), Math.cos(radians(view.pitch))]
    const depth = ahead * cp + sin * sp
    const up = sin * cp - ahead * sp
    const [reachX, reachY] = findReach(view.zoom, size)
    const x = size.width * (0.5 + right / Math.max(depth, 0.01) / reachX / 2)
    const y = size.height * (0.5 - up / Math.max(depth, 0.01) / reachY / 2)
    const isInView = depth > 0.01 && x >= 0 && x <= size.width && y >= 0 && y <= size.height
    return { x, y, isInView, isLeft: side < 0 }
  },
  toView: sphereAngles,
}

/** Slightly larger than the stage, so that a turn moves the picture. */
const OVERSCAN = 1.15

export function pictureRect(aspect: number, { yaw, pitch, zoom }: View, { width, height }: Size) {
  const wide = Math.max(width, height * aspect) * OVERSCAN * zoom
  const high = wide / aspect
  const [slackX, slackY] = [Math.max(0, wide - width) / 2, Math.max(0, high - height) / 2]
  return {
    left: (width - wide) / 2 - slackX * Math.sin(radians(yaw)),
    top: (height - high) / 2 + slackY * Math.sin(radians(pitch)),
    width: wide,
    height: high,
    slackX,
    slackY,
  }
}

const reached = (offset: number, slack: number): number =>
  slack > 0 ? degrees(Math.asin(Math.min(1, Math.max(-1, offset / slack)))) : 0

/** A turn of 360° moves an ordinary picture from edge to edge and back. */
export const onPicture = (aspect: number): Projection => ({
  place(spot, view, size) {
    const rect = pictureRect(aspect, view, size)
    const x = rect.left + (rect.width * spot.x) / 100
    const y = rect.top + (rect.height * spot.y) / 100
    return {
      x,
      y,
      isInView: x >= 0 && x <= size.width && y >= 0 && y <= size.height,
      isLeft: x < size.width / 2,
    }
  },
  toView(spot, view, size) {
    const rect = pictureRect(aspect, view, size)
    return {
      yaw: reached((rect.width * (spot.x - 50)) / 100, rect.slackX),
      pitch: reached((rect.height * (50 - spot.y)) / 100, rect.slackY),
    }
  },
})
