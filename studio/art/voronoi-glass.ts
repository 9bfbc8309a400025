import { type Chance, createChance } from './chance.ts'
import { type Color, color, mix, scaled } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, type Sheet, shade } from './sheet.ts'
import { regionAt, regions, SHAPES } from './shiba-window.ts'
import type { Point } from './svg.ts'

const MARGIN = 70
const CELL = 24
const LEAD: Color = color('#0b0d12')

type Site = { x: number; y: number; region: number; lift: number; warmth: number }

/** Pairs of sites mirrored in an outline: the border between two such cells is the outline itself. */
function outlined(sheet: Sheet, chance: Chance): Point[] {
  const sites: Point[] = []
  const kept: Point[] = []
  for (let attempt = 0; attempt < 90000; attempt++) {
    const shape = SHAPES[chance.whole(SHAPES.length)].away
    let [x, y] = [chance.between(0, sheet.width), chance.between(0, sheet.height)]
    let [slopeX, slopeY] = [0, 0]
    for (let step = 0; step < 4; step++) {
      slopeX = shape(x + 0.5, y) - shape(x - 0.5, y) || 1e-6
      slopeY = shape(x, y + 0.5) - shape(x, y - 0.5)
      const away = shape(x, y) / (slopeX * slopeX + slopeY * slopeY)
      x -= slopeX * away
      y -= slopeY * away
    }
    const length = Math.hypot(slopeX, slopeY)
    const [nx, ny] = [slopeX / length, slopeY / length]
    if (Math.abs(shape(x, y)) > 0.6 || regionAt(x + nx * 2, y + ny * 2) === regionAt(x - nx * 2, y - ny * 2))
      continue
    if (kept.some(([px, py]) => Math.hypot(px - x, py - y) < 21)) continue
    kept.push([x, y])
    sites.push([x + nx * 9, y + ny * 9], [x - nx * 9, y - ny * 9])
  }
  return sites
}

function glazed(sheet: Sheet, chance: Chance): Site[] {
  const points = outlined(sheet, chance)
  for (let attempt = 0; attempt < 26000; attempt++) {
    const [x, y] = [
      chance.between(MARGIN, sheet.width - MARGIN),
      chance.between(MARGIN, sheet.height - MARGIN),
    ]
    const pane = regions[regionAt(x, y)].pane
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) > pane)) points.push([x, y])
  }
  return points.map(([x, y]) => ({
    x,
    y,
    region: regionAt(x, y),
    lift: chance.bell(),
    warmth: chance.next(),
  }))
}

/** The nearest site to a place, and how far the border with the next one is. */
function panes(sheet: Sheet, sites: readonly Site[]) {
  const columns = Math.ceil(sheet.width / CELL) + 8
  const cells: Site[][] = []
  for (const site of sites) {
    const key = (Math.floor(site.y / CELL) + 4) * columns + Math.floor(site.x / CELL) + 4
    cells[key] = [...(cells[key] ?? []), site]
  }
  const near: Site[] = []
  return (x: number, y: number): [Site, number] => {
    near.length = 0
    const key = (Math.floor(y / CELL) + 4) * columns + Math.floor(x / CELL) + 4
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++) {
        const found = cells[key + row * columns + column]
        if (found) for (const site of found) near.push(site)
      }
    }
    let home = sites[0]
    let best = Number.POSITIVE_INFINITY
    for (const site of near) {
      const far = (site.x - x) ** 2 + (site.y - y) ** 2
      if (far < best) [best, home] = [far, site]
    }
    let border = Number.POSITIVE_INFINITY
    for (const site of near) {
      if (site === home) continue
      const gap = Math.hypot(site.x - home.x, site.y - home.y)
      border = Math.min(border, ((site.x - x) ** 2 + (site.y - y) ** 2 - best) / (2 * gap))
    }
    return [home, border]
  }
}

export const voronoiGlass: Program = (sheet) => {
  const chance = createChance(sheet.seed)
  const streaks = layered(createNoise(sheet.seed + 2), 4)
  const paneAt = panes(sheet, glazed(sheet, chance))
  return shade(sheet, (x, y) => {
    const inset = Math.min(x - MARGIN, y - MARGIN, sheet.width - MARGIN - x, sheet.height - MARGIN - y)
    if (inset < 0) return inset > -9 ? scaled(LEAD, 1.6 + inset * 0.1) : color('#14161c')
    const [site, border] = paneAt(x, y)
    const region = regions[site.region]
    const lead = region.lead * 0.5 + 1.1
    if (border < lead) return mix(LEAD, color('#5d6470'), (0.5 * (lead - border)) / lead)
    const glass = mix(region.glass[0], region.glass[1], site.warmth * 0.75 + streaks(x / 90, y / 240) * 0.5)
    const thick = Math.min(1, (border - lead) / 13)
    const sun = 1.22 - Math.hypot(x - 640, y - 640) / 1700
    return scaled(glass, (0.86 + 0.5 * thick + site.lift * 0.11 + streaks(x / 30 + 9, y / 60) * 0.16) * sun)
  })
}
