import { type Chance, createChance } from './chance.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, disc, filled, gradient, line, oval, stroke } from './svg.ts'

const LEAVES = [
  '#7d2410',
  '#a63a14',
  '#c65a18',
  '#d97b1f',
  '#e39b2b',
  '#ecba4c',
  '#8a5a1c',
  '#b8441a',
  '#f0cd74',
] as const
const GROUND = 1396
const REACH = 120
const GRASP = 15
const STEP = 9

type Twig = { x: number; y: number; parent: number; weight: number }
type Bud = { x: number; y: number; alive: boolean }

/** Light to grow towards, inside a crown with a peanut's two lobes and waist. */
function buds(chance: Chance): Bud[] {
  const found: Bud[] = []
  while (found.length < 3400) {
    const [x, y] = [chance.between(130, 1150), chance.between(110, 1110)]
    const lower = Math.hypot((x - 640) / 440, (y - 800) / 296) + chance.bell() * 0.025
    const upper = Math.hypot((x - 655) / 330, (y - 388) / 262) + chance.bell() * 0.025
    if (Math.min(lower, upper) < 1 && Math.min(lower, upper) > chance.next() * 0.3)
      found.push({ x, y, alive: true })
  }
  return found
}

/** Runions' space colonization: every bud pulls its nearest twig, and dies when reached. */
function grown(chance: Chance): Twig[] {
  const light = buds(chance)
  const twigs: Twig[] = []
  for (let y = GROUND; y > 1010; y -= STEP) {
    twigs.push({ x: 640 + Math.sin(y / 90) * 9, y, parent: twigs.length - 1, weight: 0 })
  }
  for (let round = 0; round < 260; round++) {
    const pulls = new Map<number, [number, number]>()
    for (const bud of light) {
      if (!bud.alive) continue
      let nearest = -1
      let best = REACH * REACH
      for (let index = 0; index < twigs.length; index++) {
        const far = (twigs[index].x - bud.x) ** 2 + (twigs[index].y - bud.y) ** 2
        if (far < best) [best, nearest] = [far, index]
      }
      if (best < GRASP * GRASP) bud.alive = false
      else if (nearest >= 0) {
        const [px, py] = pulls.get(nearest) ?? [0, 0]
        const far = Math.sqrt(best)
        pulls.set(nearest, [px + (bud.x - twigs[nearest].x) / far, py + (bud.y - twigs[nearest].y) / far])
      }
    }
    if (pulls.size === 0) break
    for (const [index, [px, py]] of pulls) {
      const turn = Math.atan2(py, px) + chance.bell() * 0.22
      const { x, y } = twigs[index]
      twigs.push({ x: x + Math.cos(turn) * STEP, y: y + Math.sin(turn) * STEP, parent: index, weight: 0 })
    }
  }
  return twigs
}

/** The pipe model: a branch is as thick as everything it carries. */
function weighed(twigs: Twig[]): Twig[] {
  for (let index = twigs.length - 1; index >= 0; index--) {
    const twig = twigs[index]
    twig.weight += twig.weight === 0 ? 1 : 0
    if (twig.parent >= 0) twigs[twig.parent].weight += twig.weight
  }
  return twigs
}

const thickness = (weight: number) => 1.15 * weight ** 0.6

function leaf(x: number, y: number, size: number, chance: Chance): string {
  const turn = chance.between(0, 360).toFixed(0)
  const path = `M0 ${-size}Q${size * 0.75} ${-size * 0.2} 0 ${size}Q${-size * 0.75} ${-size * 0.2} 0 ${-size}Z`
  const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})" opacity="${chance.between(0.72, 1).toFixed(2)}"`
  return filled(path, chance.pick(LEAVES), place)
}

function foliage(twigs: readonly Twig[], chance: Chance): string {
  const marks: string[] = []
  for (const { x, y, weight } of twigs) {
    if (weight > 16) continue
    for (let count = 0; count < 4; count++) {
      marks.push(leaf(x + chance.bell() * 15, y + chance.bell() * 15, chance.between(4.5, 12), chance))
    }
  }
  return marks.join('')
}

/** Someone has come for the peanuts: a squirrel by the trunk, its tail one long curl. */
function squirrel(): string {
  const tail = 'M38 -6C96 -2 128 -60 104 -112C88 -150 40 -150 34 -116C30 -92 58 -84 66 -104'
  const body = 'M-46 0C-50 -34 -30 -66 6 -66C40 -66 52 -30 44 0Z'
  const head =
    'M-62 -72C-62 -96 -40 -108 -20 -100L-16 -120L-6 -98C8 -88 6 -62 -14 -56C-36 -50 -62 -54 -62 -72Z'
  return (
    `<g transform="translate(905 ${GROUND + 4}) scale(.92)">${stroke(tail, '#8a3412', 42, 'stroke-linecap="round"')}` +
    `${stroke(tail, '#c4611f', 22, 'stroke-linecap="round" opacity=".8"')}${filled(body, '#8a3412')}${filled(head, '#8a3412')}` +
    `${oval(-16, -22, 18, 30, '#e6b98a')}${disc(-38, -80, 4.6, '#1d0f08')}${oval(-52, -36, 13, 8.5, '#d9a55a')}${oval(-67, -35, 11, 7.5, '#d9a55a')}` +
    `${stroke('M-24 -44Q-40 -48 -50 -42', '#8a3412', 11, 'stroke-linecap="round"')}</g>`
  )
}

export const spaceColonization: Program = (sheet: Sheet) => {
  const chance = createChance(sheet.seed)
  const twigs = weighed(grown(chance))
  const wood = twigs
    .filter(({ parent }) => parent >= 0)
    .map((twig) => {
      const { x, y } = twigs[twig.parent]
      return stroke(
        line([
          [x, y],
          [twig.x, twig.y],
        ]),
        '#3a2114',
        thickness(twig.weight),
        'stroke-linecap="round"',
      )
    })
  const fallen = Array.from({ length: 520 }, () => {
    const x = 640 + chance.bell() * 300
    return leaf(x, GROUND + 6 + Math.abs(chance.bell()) * 26, chance.between(4, 9), chance)
  })
  const falling = Array.from({ length: 26 }, () =>
    leaf(chance.between(150, 1130), chance.between(1120, 1300), chance.between(4, 8), chance),
  )
  const flare = filled(
    `M624 ${GROUND - 90}Q618 ${GROUND - 12} 560 ${GROUND + 8}L728 ${GROUND + 8}Q672 ${GROUND - 12} 668 ${GROUND - 96}Z`,
    '#3a2114',
  )
  const soil = stroke(
    `M120 ${GROUND + 8}Q640 ${GROUND - 4} 1160 ${GROUND + 8}`,
    '#5a3a22',
    3,
    'stroke-linecap="round"',
  )
  const paper = gradient('paper', [0, 0], [0, sheet.height], ['#f6ecd4', '#f3e2bd', '#eed3a2'])
  return vector(
    sheet,
    `<defs>${paper}</defs>${box(0, 0, sheet.width, sheet.height, 'url(#paper)')}${disc(640, 560, 500, '#fbe6a8', 'opacity=".42"')}` +
      `${soil}${flare}${wood.join('')}${foliage(twigs, chance)}${falling.join('')}${fallen.slice(0, 300).join('')}${squirrel()}${fallen.slice(300).join('')}`,
  )
}
