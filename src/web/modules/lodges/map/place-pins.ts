type Point = { x: number; y: number }

/** In map units. */
export type Box = Point & { width: number; height: number }

/** Map units around the outermost places. */
const MARGIN = 40

/** `aspect` is width divided by height. */
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

export type Pin<Place> = Point & { members: Place[] }

/** Merges places closer than a pin's size, in map units. */
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
