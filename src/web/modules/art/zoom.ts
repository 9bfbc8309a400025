/** The offset is in pixels from the center. */
export type Zoom = { scale: number; x: number; y: number }
export type Box = { width: number; height: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 4
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 }

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The edges of the picture stay outside the box. */
export function panned(zoom: Zoom, dx: number, dy: number, box: Box): Zoom {
  const reach = (size: number) => (size * (zoom.scale - 1)) / 2
  const [x, y] = [reach(box.width), reach(box.height)]
  return { scale: zoom.scale, x: within(zoom.x + dx, 0 - x, x), y: within(zoom.y + dy, 0 - y, y) }
}

/** The scale stays between 1 and 4. */
export function zoomed(zoom: Zoom, factor: number, box: Box): Zoom {
  const scale = within(zoom.scale * factor, MIN_ZOOM, MAX_ZOOM)
  const ratio = scale / zoom.scale
  return panned({ scale, x: zoom.x * ratio, y: zoom.y * ratio }, 0, 0, box)
}
