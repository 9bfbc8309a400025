import type { Place, Size } from './projection.ts'

/** Where a hotspot's button stands: on its spot, or at the edge beyond which the spot lies. */
export type Stand = { x: number; y: number; edge: 'none' | 'left' | 'right' | 'up' | 'down' }

/** What the bars over the picture leave free, in pixels from each side. */
function freeOf({ width, height }: Size) {
  const isNarrow = width < 640
  return {
    left: isNarrow ? 8 : 20,
    right: width - (isNarrow ? 64 : 88),
    top: isNarrow ? 84 : 118,
    bottom: height - (isNarrow ? 190 : 150),
  }
}

const CHIP_APART = 44
/** A round button needs so much room on each side of its spot. */
const PIN_ROOM = 26

/** Places every button where it can be seen and pressed; those at one edge stand below each other. */
export function standsOf(places: readonly (Place | null)[], size: Size): Stand[] {
  const free = freeOf(size)
  const stands = places.map((place) => standOf(place, size, free))
  for (const edge of ['left', 'right'] as const) {
    const column = stands.filter((stand) => stand.edge === edge).sort((a, b) => a.y - b.y)
    column.forEach((stand, index) => {
      const above = column[index - 1]
      if (above) stand.y = Math.max(stand.y, above.y + CHIP_APART)
    })
    const over = Math.max(0, (column.at(-1)?.y ?? 0) - free.bottom)
    for (const stand of column) stand.y -= over
  }
  return stands
}

function standOf(place: Place | null, size: Size, free: ReturnType<typeof freeOf>): Stand {
  if (!place) return { x: free.left, y: size.height / 2, edge: 'left' }
  const { x, y, isLeft } = place
  const isBeside = x < free.left + PIN_ROOM || x > free.right - PIN_ROOM
  const level = Math.min(free.bottom, Math.max(free.top, place.isInView ? y : size.height * 0.45))
  if (isBeside || (!place.isInView && (y < -size.height || y > 2 * size.height)))
    return isLeft ? { x: free.left, y: level, edge: 'left' } : { x: free.right, y: level, edge: 'right' }
  if (y < free.top) return { x, y: free.top, edge: 'up' }
  if (y > free.bottom) return { x, y: free.bottom, edge: 'down' }
  return { x, y, edge: 'none' }
}
