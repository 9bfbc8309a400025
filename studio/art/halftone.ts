import { createChance } from './chance.ts'
import { type Color, color } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, shade } from './sheet.ts'

const PITCH = 15
const MARGIN = 78
const HIT = { x: 560, y: 690 }
const BAT = { fromX: 668, fromY: 770, toX: 1290, toY: 1410 }

type Ink = {
  color: Color
  turn: number
  shift: readonly [number, number]
  tone: (x: number, y: number) => number
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Distance to the bat: a capsule that swells towards its head. */
function toBat(x: number, y: number): readonly [number, number] {
  const [dx, dy] = [BAT.toX - BAT.fromX, BAT.toY - BAT.fromY]
  const along = clamp(((x - BAT.fromX) * dx + (y - BAT.fromY) * dy) / (dx * dx + dy * dy))
  const across = ((x - BAT.fromX) * dy - (y - BAT.fromY) * dx) / Math.hypot(dx, dy)
  const thick = 96 - smooth(0.12, 0.72, along) * 58
  return [Math.hypot(x - BAT.fromX - dx * along, y - BAT.fromY - dy * along) - thick, across / thick]
}

/** A many-pointed star about the hit; positive inside. */
function burst(x: number, y: number, reach: number, points: number, bend: (turn: number) => number): number {
  const turn = Math.atan2(y - HIT.y, x - HIT.x)
  const tooth = Math.abs((((turn / Math.PI) * points + bend(turn) * 0.6 + 100) % 2) - 1)
  return reach * (0.56 + 0.44 * tooth ** 1.5 + bend(turn * 2 + 5) * 0.14) - Math.hypot(x - HIT.x, y - HIT.y)
}

/** Round dots on a turned grid, as large as the tone wants; 1 where the ink lies. */
function screened(ink: Ink, x: number, y: number): number {
  const [cos, sin] = [Math.cos(ink.turn), Math.sin(ink.turn)]
  const u = ((x + ink.shift[0]) * cos + (y + ink.shift[1]) * sin) / PITCH
  const v = ((y + ink.shift[1]) * cos - (x + ink.shift[0]) * sin) / PITCH
  const [cellU, cellV] = [Math.round(u), Math.round(v)]
  const [dotX, dotY] = [
    (cellU * cos - cellV * sin) * PITCH - ink.shift[0],
    (cellU * sin + cellV * cos) * PITCH - ink.shift[1],
  ]
  // A full tone is a drawn line or a flat: it keeps its edge instead of breaking into dots.
  const here = ink.tone(x + ink.shift[0], y + ink.shift[1])
  if (here >= 1) return 1
  const there = ink.tone(dotX, dotY)
  const tone = clamp((there >= 1 ? here : there) * 0.6 + here * 0.4)
  const radius = Math.sqrt(Math.min(0.97, tone) / Math.PI) * 1.12
  return clamp((radius - Math.hypot(u - cellU, v - cellV)) * PITCH + 0.5)
}

function inks(sheet: Sheet): Ink[] {
  const chance = createChance(sheet.seed)
  const wobble = createNoise(sheet.seed)
  const bend = (turn: number) => wobble(Math.cos(turn) * 1.7 + 3, Math.sin(turn) * 1.7)
  const far = (x: number, y: number) => Math.hypot(x - HIT.x, y - HIT.y)
  const rings = (x: number, y: number) => 0.5 + 0.5 * Math.cos(far(x, y) / (26 + far(x, y) * 0.016))
  const rays = (x: number, y: number) => smooth(0.1, 0.5, wobble(Math.atan2(y - HIT.y, x - HIT.x) * 9, 4.2))
  const star = (x: number, y: number) => burst(x, y, 430, 13, bend)
  const core = (x: number, y: number) => burst(x, y, 235, 11, bend)
  const shift = () => [chance.between(-3, 3), chance.between(-3, 3)] as const
  return [
    {
      color: color('#ffc928'),
      turn: 0.26,
      shift: shift(),
      tone: (x, y) => {
        if (toBat(x, y)[0] < 0) return 0.9
        if (core(x, y) > 0) return 0
        return star(x, y) > 0 ? 1 : clamp(1.12 - far(x, y) / 1150) * (0.55 + 0.45 * rings(x, y))
      },
    },
    {
      color: color('#f2541b'),
      turn: 1.05,
      shift: shift(),
      tone: (x, y) => {
        const [bat, side] = toBat(x, y)
        if (bat < 0) return 0.22 + clamp(side * 0.75 + 0.3)
        if (star(x, y) > 0) return core(x, y) > 0 ? 0 : smooth(330, 120, far(x, y)) * 0.55
        return clamp(rings(x, y) * smooth(1180, 300, far(x, y)) * 0.9 + rays(x, y) * 0.45)
      },
    },
    {
      color: color('#3a1240'),
      turn: 0.78,
      shift: shift(),
      tone: (x, y) => {
        const [bat, side] = toBat(x, y)
        if (Math.abs(bat) < 7) return 1
        if (bat < 0) return clamp(side * 0.9 - 0.28)
        if (Math.abs(star(x, y)) < 8 || Math.abs(core(x, y)) < 6) return 1
        const shadow = toBat(x - 34, y - 52)[0] < 0 && star(x, y) < 0 ? 0.62 : 0
        return star(x, y) > 0
          ? 0
          : Math.max(shadow, clamp(smooth(520, 1250, far(x, y)) * 0.95 * (0.5 + rays(x, y))))
      },
    },
  ]
}

export const halftone: Program = (sheet) => {
  const paper = color('#f8efdc')
  const dry = layered(createNoise(sheet.seed + 3), 3)
  const layers = inks(sheet)
  return shade(sheet, (x, y) => {
    const inset = Math.min(x - MARGIN, y - MARGIN, sheet.width - MARGIN - x, sheet.height - MARGIN - y)
    if (inset < 0) return paper
    let [r, g, b] = paper
    for (const ink of layers) {
      const laid = screened(ink, x, y) * (0.93 + dry(x / 5, y / 5) * 0.16)
      r *= 1 - laid * (1 - ink.color[0])
      g *= 1 - laid * (1 - ink.color[1])
      b *= 1 - laid * (1 - ink.color[2])
    }
    return [r, g, b]
  })
}
