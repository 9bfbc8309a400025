import type { Area, Place, Size } from '../panorama/projection.ts'

type Edge = 'none' | 'left' | 'right' | 'up' | 'down'

/** `x` and `y` are its middle. */
export type Box = { x: number; y: number; width: number; height: number }

/** A pin on a hotspot's spot, or a signpost at the edge on that side. */
export type Stand = Box & {
  edge: Edge
  /** Null without space. A signpost has its name inside. */
  label: Box | null
}

/** `place` is null where the picture does not show the hotspot; `textWidth` is the width of its name. */
export type Spotted = { place: Place | null; textWidth: number; isEntrance: boolean }

export const PIN_SIZE = 44
const SIGNPOST_HEIGHT = 36
/** Arrow and padding. */
const SIGNPOST_EXTRA = 44
const LABEL_HEIGHT = 24
const LABEL_PADDING = 20
const GAP = 4

/** Places every button inside the free area without overlaps; a pin's name only where there is space. */
export function placeStands(spotted: readonly Spotted[], free: Area, size: Size): Stand[] {
  const stands = spotted.map((each) => placeStand(each, free, size))
  const taken: Box[] = []
  for (const stand of sortByPriority(stands, spotted)) {
    Object.assign(stand, findFreePosition(stand, taken, free))
    taken.push(stand)
  }
  stands.forEach((stand, index) => {
    if (stand.edge !== 'none') return
    stand.label = placeLabel(stand, spotted[index]?.textWidth ?? 0, taken, free)
    if (stand.label) taken.push(stand.label)
  })
  return stands
}

/** Pins come before signposts, and entrances before the rest. Signposts keep their order from the top. */
function sortByPriority(stands: readonly Stand[], spotted: readonly Spotted[]): Stand[] {
  const rank = (stand: Stand) => {
    if (stand.edge !== 'none') return 2
    return spotted[stands.indexOf(stand)]?.isEntrance ? 0 : 1
  }
  return [...stands].sort((a, b) => rank(a) - rank(b) || a.y - b.y)
}

function placeStand({ place, textWidth }: Spotted, free: Area, size: Size): Stand {
  const signpost = { width: textWidth + SIGNPOST_EXTRA, height: SIGNPOST_HEIGHT, label: null }
  const atSide = (isLeft: boolean, y: number): Stand => {
    const x = isLeft ? free.left + signpost.width / 2 : free.right - signpost.width / 2
    return {
      ...signpost,
      x,
      y: within(y, free.top, free.bottom, SIGNPOST_HEIGHT),
      edge: isLeft ? 'left' : 'right',
    }
  }
  const middle = (free.top + free.bottom) / 2
  if (!place) return atSide(true, middle)
  const { x, y, isLeft, isInView } = place
  const half = PIN_SIZE / 2
  const isFarAway = !isInView && (y < -size.height || y > 2 * size.height)
  if (x < free.left + half || x > free.right - half || isFarAway) return atSide(isLeft, isInView ? y : middle)
  const isAbove = y < free.top + half
  if (isAbove || y > free.bottom - half)
    return {
      ...signpost,
      x: within(x, free.left, free.right, signpost.width),
      y: isAbove ? free.top + SIGNPOST_HEIGHT / 2 : free.bottom - SIGNPOST_HEIGHT / 2,
      edge: isAbove ? 'up' : 'down',
    }
  return { x, y, width: PIN_SIZE, height: PIN_SIZE, edge: 'none', label: null }
}

function placeLabel(pin: Box, textWidth: number, taken: readonly Box[], free: Area): Box | null {
  const width = textWidth + LABEL_PADDING
  const x = within(pin.x, free.left, free.right, width)
  const away = (pin.height + LABEL_HEIGHT) / 2 + GAP
  const options = [pin.y + away, pin.y - away].map((y) => ({ x, y, width, height: LABEL_HEIGHT }))
  return (
    options.find((label) => isInside(label, free) && !taken.some((other) => overlap(label, other))) ?? null
  )
}

/** The nearest position without overlaps. Signposts slide along their edge. */
function findFreePosition(box: Stand, taken: readonly Box[], free: Area): { x: number; y: number } {
  const costX = box.edge === 'left' || box.edge === 'right' ? 9 : 1
  const costY = box.edge === 'up' || box.edge === 'down' ? 9 : 1
  const beside = (axis: 'x' | 'y', side: 'width' | 'height') => [
    box[axis],
    ...taken.flatMap((other) => {
      const away = (other[side] + box[side]) / 2 + GAP
      return [other[axis] - away, other[axis] + away]
    }),
  ]
  const cost = ({ x, y }: Box) => costX * Math.abs(x - box.x) + costY * Math.abs(y - box.y)
  const isFree = (option: Box) => isInside(option, free) && !taken.some((other) => overlap(option, other))
  const ys = beside('y', 'height')
  const options = beside('x', 'width').flatMap((x) => ys.map((y) => ({ ...box, x, y })))
  const { x, y } = options.sort((a, b) => cost(a) - cost(b)).find(isFree) ?? box
  return { x, y }
}

export function bubblePlace(pin: Box, bubble: Size, free: Area): { left: number; top: number } {
  const left = within(pin.x, free.left, free.right, bubble.width) - bubble.width / 2
  const top = within(pin.y, free.top, free.bottom, bubble.height) - bubble.height / 2
  const [awayX, awayY] = [pin.width / 2 + 2 * GAP, pin.height / 2 + 2 * GAP]
  const options = [
    { left, top: pin.y - awayY - bubble.height },
    { left, top: pin.y + awayY + LABEL_HEIGHT },
    { left: pin.x + awayX, top },
    { left: pin.x - awayX - bubble.width, top },
  ]
  const fits = (option: { left: number; top: number }) =>
    option.left >= free.left &&
    option.top >= free.top &&
    option.left + bubble.width <= free.right &&
    option.top + bubble.height <= free.bottom
  return options.find(fits) ?? { left, top }
}

/** At the first end when the length does not fit. */
function within(middle: number, from: number, to: number, length: number): number {
  return Math.max(from + length / 2, Math.min(to - length / 2, middle))
}

export function overlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01
  )
}

export function isInside({ x, y, width, height }: Box, { left, top, right, bottom }: Area): boolean {
  const slack = 0.01
  return (
    x - width / 2 >= left - slack &&
    x + width / 2 <= right + slack &&
    y - height / 2 >= top - slack &&
    y + height / 2 <= bottom + slack
  )
}
