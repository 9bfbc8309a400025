import { type Color, color, mix, ramp, scaled } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, shade } from './sheet.ts'

const PITCH = 6
const LEFT = 112
const TOP = 150

const wefts = ramp('#f4c9a0', '#f6ead7', '#bfe3f7', '#5fb8f2', '#28a0f0', '#1a6fc4', '#28a0f0', '#8fd0f6')
const warpInk = color('#16283d')
const linen = color('#e9e2d3')

/** What the loom was asked for, 0 warp to 1 weft: a three-arched bridge, its reflection, a low sun. */
function drafted(x: number, y: number, ripple: (x: number, y: number) => number): number {
  const water = 0.62
  const below = y > water
  const shift = below ? ripple(x * 5, y * 40) * 0.016 * (1 + (y - water) * 6) : 0
  const height = below ? y - water : water - y
  const across = x + shift
  const sun = Math.hypot((across - 0.64) * 0.76, height - 0.3) < 0.13
  const deck = 0.17 + 0.05 * Math.cos((across - 0.5) * Math.PI)
  const span = ((across + 0.02) * 3) % 1
  const arch =
    Math.sqrt(Math.max(0, 1 - ((span - 0.5) / 0.4) ** 2)) * (0.12 + 0.03 * Math.cos((across - 0.5) * Math.PI))
  const stone = height < deck && height > arch
  const rail = Math.abs(height - deck - 0.012) < 0.004
  const hills = height < 0.1 + ripple(across * 2.2 + 4, 1) * 0.06 ? 0.62 : 0
  const fade = below ? 0.14 : 0
  if (stone || rail) return 0.02 + fade * 0.6
  if (sun) return 0.98 - fade
  return Math.max(below ? 0.74 + 0.2 * Math.sin(y * 240) : 0.72 - y * 0.28, hills * (below ? 0 : 1)) - fade
}

/** Satin by eighths: the lighter the draft, the longer the weft floats over the warp. */
function weftOver(end: number, pick: number, tone: number): boolean {
  const turn = (((end * 3 + pick) % 8) + 8) % 8
  return turn < Math.round(tone * 6) + 1
}

export const weaving: Program = (sheet: Sheet) => {
  const [ends, picks] = [
    Math.floor((sheet.width - 2 * LEFT) / PITCH),
    Math.floor((sheet.height - 2 * TOP) / PITCH),
  ]
  const fibre = createNoise(sheet.seed)
  const ripple = layered(createNoise(sheet.seed + 4), 2)
  const dye = createNoise(sheet.seed + 8)
  const over = Array.from({ length: ends * picks }, (_, index) => {
    const [end, pick] = [index % ends, Math.floor(index / ends)]
    return weftOver(end, pick, drafted(end / ends, pick / picks, ripple))
  })
  const thread = (ink: Color, across: number, along: number, id: number, high: number): Color => {
    const round = Math.sqrt(Math.max(0, 1 - (across / 0.62) ** 2))
    const twist = 0.5 + 0.5 * Math.sin(along * 1.9 + across * 5.5)
    return scaled(
      ink,
      (0.3 + 0.85 * round) * (0.86 + 0.16 * twist + fibre(along * 0.9, id * 3.1 + across) * 0.16) * high,
    )
  }
  const fringe = (x: number, y: number, ground: Color): Color => {
    const end = Math.floor((x - LEFT) / PITCH)
    if (end < 0 || end >= ends) return ground
    const beyond = y < TOP ? TOP - y : y - TOP - picks * PITCH
    const sway = fibre(end * 0.7, beyond / 60) * beyond * 0.12
    const across = (x - LEFT - sway) / PITCH - end - 0.5
    if (beyond > 56 + dye(end * 1.7, 3) * 14 || Math.abs(across) > 0.36) return ground
    return thread(warpInk, across, beyond / 3, end, 1.1)
  }
  return shade(sheet, (x, y) => {
    const shadow = Math.max(
      0,
      1 - Math.max(LEFT - x, x - LEFT - ends * PITCH - 6, TOP - y, y - TOP - picks * PITCH - 10, 0) / 26,
    )
    const ground = scaled(linen, 1 - shadow * 0.26)
    const [u, v] = [(x - LEFT) / PITCH, (y - TOP) / PITCH]
    if (v < 0 || v >= picks) return fringe(x, y, ground)
    const [end, pick] = [Math.floor(u + fibre(v / 9, 1) * 0.1), Math.floor(v + fibre(u / 9, 5) * 0.1)]
    if (end < 0 || end >= ends || pick < 0 || pick >= picks) return ground
    const [across, down] = [u - end - 0.5, v - pick - 0.5]
    const weft = over[pick * ends + end]
    // A thread dives at the end of its float: darker towards a neighbour that lies over it.
    const before = over[weft ? pick * ends + Math.max(0, end - 1) : Math.max(0, pick - 1) * ends + end]
    const after =
      over[weft ? pick * ends + Math.min(ends - 1, end + 1) : Math.min(picks - 1, pick + 1) * ends + end]
    const along = weft ? across : down
    const dive = (along < 0 ? before !== weft : after !== weft)
      ? 1 - Math.max(0, Math.abs(along) - 0.12) * 1.15
      : 1
    if (!weft)
      return thread(
        mix(warpInk, color('#2f4f74'), dye(end / 5, 9) * 0.5 + 0.25),
        across,
        v * PITCH * 0.3,
        end,
        dive * 1.25,
      )
    const warm = pick / picks + dye(pick / 7, 2) * 0.03
    return thread(wefts(warm), down, u * PITCH * 0.3, pick, dive * (1 + dye(pick * 0.9, 7) * 0.08))
  })
}
