type Point = { x: number; y: number }

/** A part of the map of the world, in its units. */
export type Box = Point & { width: number; height: number }

/** Units around the outermost places. */
const MARGIN = 40

/** The smallest part with all points and a margin, `aspect` times as wide as high. */
export function boxAround(points: readonly Point[], aspect: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const inner = { width: Math.max(...xs) - left + 2 * MARGIN, height: Math.max(...ys) - top + 2 * MARGIN }
  const width = Math.max(inner.width, inner.height * aspect)
  const height = width / aspect
  return {
    x: left - MARGIN - (width - inner.width) / 2,
    y: top - MARGIN - (height - inner.height) / 2,
    width,
    height,
  }
}

/** The places of one pin, and where it stands. */
export type Pin<Place> = Point & { members: Place[] }

/** Joins places that are closer than a pin is wide and high, in the map's units. */
export function gatherPins<Place extends Point>(
  places: readonly Place[],
  pin: { width: number; height: number },
): Pin<Place>[] {
  const pins: Pin<Place>[] = []
  for (const place of places) {
    const near = pins.find(
      ({ x, y }) => Math.abs(x - place.x) < pin.width && Math.abs(y - place.y) < pin.height,
    )
    if (near) near.members.push(place)
    else pins.push({ x: place.x, y: place.y, members: [place] })
  }
  return pins
}
