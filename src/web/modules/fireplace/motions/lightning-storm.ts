import { type Chance, HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { COLUMNS, heatField, heatSpot, lick, paintHeat, ROWS } from '../heat-field.ts'
import { noiseTile, tileAt } from '../noise-tile.ts'
import { addGlow, addLine } from '../paint.ts'
import { palette } from '../palette.ts'

const CLOUD = palette('#04060c', '#0a0f1d', '#141c33', '#27345a', '#4a5c92', '#8ea4dc', '#e4ecff')
const FLAME = palette('#04060c', '#1a0f1c', '#5c1d1e', '#c04a1c', '#ff9d3a', '#ffe9a8')
const CLOUD_ROWS = 62
const JOINTS = 96
const DROPS = 130
/** In seconds: well under three flashes a second (WCAG 2.3.1). */
const MIN_PAUSE = 1.5

type Bolt = { x: Float32Array; y: Float32Array; parent: Int16Array; count: number; foot: number }

function strike(bolt: Bolt, chance: Chance) {
  let x = 90 + chance() * 220
  let count = 0
  let last = -1
  const joint = (px: number, py: number, parent: number) => {
    bolt.x[count] = px
    bolt.y[count] = py
    bolt.parent[count] = parent
    return count++
  }
  for (let y = 34; y < 280 && count < JOINTS - 12; y += 7 + chance() * 7) {
    x += (chance() - 0.5) * 24
    last = joint(x, y, last)
    if (chance() > 0.16) continue
    const side = chance() < 0.5 ? -1 : 1
    let arm = last
    for (let part = 1; part < 3 + chance() * 5 && count < JOINTS - 2; part++) {
      arm = joint((bolt.x[arm] ?? x) + side * (4 + chance() * 12), (bolt.y[arm] ?? y) + 5 + chance() * 8, arm)
    }
  }
  bolt.foot = joint(x + (chance() - 0.5) * 8, 282, last)
  bolt.count = count
}

export const lightningStorm: Motion = (chance) => {
  const cloud = heatField()
  const flame = heatField()
  const tile = noiseTile(chance, 4)
  const fuelTile = noiseTile(chance, 16)
  const bolt: Bolt = {
    x: new Float32Array(JOINTS),
    y: new Float32Array(JOINTS),
    parent: new Int16Array(JOINTS),
    count: 0,
    foot: 0,
  }
  const rainX = Float32Array.from({ length: DROPS }, () => chance() * WIDTH)
  const rainY = Float32Array.from({ length: DROPS }, () => chance() * HEIGHT)
  let time = 0
  let odd = 0
  let age = 9
  let due = 0.7
  let burnX = 100
  const roll = () => {
    // Each stroke swells once and fades slowly, without flicker (WCAG 2.3.1).
    const glow = age < 0.12 ? age / 0.12 : Math.exp(-(age - 0.12) * 3.2)
    const source = (bolt.x[0] ?? 200) / 2
    // Clouds move slowly, so odd and even rows alternate.
    odd = 1 - odd
    for (let row = odd; row < CLOUD_ROWS + 14; row += 2) {
      const thick = Math.min(1, Math.max(0, (CLOUD_ROWS + 10 - row) / 30))
      for (let column = 0; column < COLUMNS; column++) {
        const far = tileAt(tile, (column + time * 7) | 0, (row * 1.6) | 0)
        const near = tileAt(tile, (column * 1.7 - time * 13) | 0, (row * 2.4 + 90) | 0)
        const away = (column - source) / 70
        const lit = (glow * 0.46) / (1 + away * away * 3)
        const body = Math.max(0, far * 0.7 + near * 0.6 - 0.3)
        cloud[row * COLUMNS + column] = Math.min(1, body * thick * (0.72 + lit * 1.3))
      }
    }
  }
  return {
    step(seconds) {
      time += seconds
      age += seconds
      due -= seconds
      if (due <= 0) {
        strike(bolt, chance)
        age = 0
        due = MIN_PAUSE + chance() * 2.2
        burnX = (bolt.x[bolt.foot] ?? 200) / 2
      }
      roll()
      lick(flame, fuelTile, time * 100, 0.13, 80)
      const fury = Math.exp(-age * 0.5)
      for (let spot = 0; spot < 3; spot++) {
        heatSpot(
          flame,
          burnX + (chance() + chance() - 1) * (13 + fury * 12),
          148,
          2.5 + chance() * 3,
          0.16 + fury * 0.24,
        )
      }
      for (let drop = 0; drop < DROPS; drop++) {
        rainY[drop] = ((rainY[drop] ?? 0) + (330 + (drop % 4) * 60) * seconds) % HEIGHT
        rainX[drop] = ((rainX[drop] ?? 0) - 70 * seconds + WIDTH) % WIDTH
      }
    },
    draw(pixels) {
      paintHeat(pixels, cloud, CLOUD, 0, 76)
      paintHeat(pixels, flame, FLAME, 76, ROWS)
      for (let drop = 0; drop < DROPS; drop++) {
        const x = rainX[drop] ?? 0
        const y = rainY[drop] ?? 0
        addLine(pixels, x, y, x - 2.4, y + 11, 0xffd8b090, 0.13 + (drop % 4) * 0.04)
      }
      const bright = age < 0.05 ? age / 0.05 : Math.exp(-(age - 0.05) * 4.5)
      if (bright < 0.02) return
      // The leader descends first; the whole channel shines once it has reached the ground.
      const reach = 34 + (age / 0.1) * 260
      for (let joint = 1; joint < bolt.count; joint++) {
        const parent = bolt.parent[joint] ?? 0
        if ((bolt.y[joint] ?? 0) > reach) continue
        addLine(
          pixels,
          bolt.x[parent] ?? 0,
          bolt.y[parent] ?? 0,
          bolt.x[joint] ?? 0,
          bolt.y[joint] ?? 0,
          0xffff9a78,
          bright * 0.7,
          3,
        )
        addLine(
          pixels,
          bolt.x[parent] ?? 0,
          bolt.y[parent] ?? 0,
          bolt.x[joint] ?? 0,
          bolt.y[joint] ?? 0,
          0xfffff4f0,
          bright,
        )
      }
      addGlow(pixels, burnX * 2, 282, 34, 0xffffc8a0, bright * 0.7)
    },
  }
}
