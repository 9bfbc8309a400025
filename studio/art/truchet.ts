import { type Chance, createChance } from './chance.ts'
import { createNoise } from './noise.ts'
import { type Program, type Sheet, vector } from './sheet.ts'
import { box, disc, gradient } from './svg.ts'

const MARGIN = 140
const LARGEST = 330
const PAPER = '#f4ead6'

type Tile = { x: number; y: number; size: number; level: number }

/** Large tiles split where the noise is high: the pattern amends itself into finer versions. */
function amended(sheet: Sheet, chance: Chance): Tile[] {
  const noise = createNoise(sheet.seed)
  const split = (tile: Tile): Tile[] => {
    const urge =
      noise((tile.x + tile.size / 2) / 420, (tile.y + tile.size / 2) / 420) + chance.between(-0.25, 0.25)
    if (tile.level === 3 || urge < -0.34 + tile.level * 0.3) return [tile]
    const half = tile.size / 2
    return [0, 1, 2, 3].flatMap((part) =>
      split({
        x: tile.x + (part & 1) * half,
        y: tile.y + (part >> 1) * half,
        size: half,
        level: tile.level + 1,
      }),
    )
  }
  const across = Math.floor((sheet.width - 2 * MARGIN) / LARGEST)
  const tiles: Tile[] = []
  for (let index = 0; index < across * across; index++) {
    const [column, row] = [index % across, Math.floor(index / across)]
    tiles.push(...split({ x: MARGIN + column * LARGEST, y: MARGIN + row * LARGEST, size: LARGEST, level: 0 }))
  }
  return tiles.sort((a, b) => a.level - b.level)
}

function motif({ x, y, size }: Tile, ink: string, chance: Chance): string {
  const thick = `stroke-width="${(size / 3).toFixed(2)}" stroke="${ink}" fill="none"`
  const half = size / 2
  const arc = (cx: number, cy: number) => `<circle cx="${cx}" cy="${cy}" r="${half}" ${thick}/>`
  const bar = (x1: number, y1: number, x2: number, y2: number) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" ${thick}/>`
  const across = bar(x, y + half, x + size, y + half)
  const down = bar(x + half, y, x + half, y + size)
  const falling = arc(x + size, y) + arc(x, y + size)
  const rising = arc(x, y) + arc(x + size, y + size)
  return chance.pick([falling, falling, rising, rising, across + down, falling + rising, '', across, down])
}

/** Carlson's winged tile: knobs at the corners and mid-edges let tiles of unlike size join. */
function winged(tile: Tile, chance: Chance): string {
  const [ground, ink] = tile.level % 2 ? ['url(#sea)', PAPER] : [PAPER, 'url(#sea)']
  const { x, y, size } = tile
  const clip = `t${tile.level}-${Math.round(x * 8)}-${Math.round(y * 8)}`
  const knobs = [0, 1, 2, 3].map((part) =>
    disc(x + (part & 1) * size, y + (part >> 1) * size, size / 3, ground),
  )
  const mids = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ].map(([dx, dy]) => disc(x + dx * size, y + dy * size, size / 6, ink))
  return (
    `<clipPath id="${clip}">${box(x, y, size, size, '#000')}</clipPath>` +
    box(x, y, size, size, ground) +
    knobs.join('') +
    `<g clip-path="url(#${clip})">${motif(tile, ink, chance)}</g>` +
    mids.join('')
  )
}

export const truchet: Program = (sheet) => {
  const chance = createChance(sheet.seed)
  const sea = gradient(
    'sea',
    [200, 100],
    [1400, 1500],
    ['#0b1f66', '#1c4fd8', '#2a86ea', '#35b6d6', '#1a4fae'],
  )
  const tiles = amended(sheet, chance).map((tile) => winged(tile, chance))
  const frame = MARGIN - 62
  const edge = sheet.width - 2 * frame
  const mask =
    `<path fill-rule="evenodd" fill="${PAPER}" d="M0 0H${sheet.width}V${sheet.height}H0Z` +
    `M${frame} ${frame}H${frame + edge}V${frame + edge}H${frame}Z"/>`
  return vector(
    sheet,
    `<defs>${sea}</defs>${box(0, 0, sheet.width, sheet.height, PAPER)}${tiles.join('')}${mask}`,
  )
}
