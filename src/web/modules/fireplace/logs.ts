import { HEIGHT, WIDTH } from './frame.ts'
import { tileAt } from './noise-tile.ts'
import { packed } from './palette.ts'

const TOP = 222

type Log = readonly [fromX: number, fromY: number, toX: number, toY: number, radius: number]

const STACK: readonly Log[] = [
  [92, 274, 306, 262, 19],
  [116, 286, 330, 281, 21],
  [70, 291, 250, 293, 17],
  [158, 262, 238, 228, 15],
]

type Canvas = { bark: Uint32Array; ember: Uint8Array }

/** `place` is the index of a covered pixel in the picture. */
export type Logs = Canvas & { place: Uint32Array }

function layLog(logs: Canvas, [fromX, fromY, toX, toY, radius]: Log, tile: Float32Array) {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = Math.hypot(dx, dy)
  for (let index = 0; index < logs.bark.length; index++) {
    const x = (index % WIDTH) - fromX
    const y = Math.floor(index / WIDTH) + TOP - fromY
    const along = Math.min(1, Math.max(0, (x * dx + y * dy) / (length * length)))
    const across = (y * dx - x * dy) / length / radius
    if (Math.hypot(x - dx * along, y - dy * along) > radius) continue
    const grain = tileAt(tile, Math.round(along * length * 0.45), Math.round(across * radius * 5) + 90)
    const crack = tileAt(tile, Math.round(along * length * 1.3) + 40, Math.round(across * radius * 3.4))
    const rim = Math.max(0, -across - 0.35) * 46
    const shade = (9 + grain * 26) * (1 - Math.max(0, across) * 0.8)
    logs.bark[index] = packed(
      Math.round(shade * 1.2 + rim * 1.5),
      Math.round(shade * 0.86 + rim * 0.6),
      Math.round(shade * 0.7 + rim * 0.15),
    )
    logs.ember[index] = Math.round(
      255 * Math.max(0, Math.min(1, crack * 4 - 2.35)) * Math.max(0, 0.8 - Math.abs(across) * 0.6),
    )
  }
}

export function stackLogs(tile: Float32Array): Logs {
  const size = WIDTH * (HEIGHT - TOP)
  const canvas = { bark: new Uint32Array(size), ember: new Uint8Array(size) }
  for (const log of STACK) layLog(canvas, log, tile)
  const covered = Uint32Array.from(canvas.bark.keys()).filter((at) => canvas.bark[at] !== 0)
  return {
    place: covered.map((at) => at + TOP * WIDTH),
    bark: covered.map((at) => canvas.bark[at] ?? 0),
    ember: Uint8Array.from(covered, (at) => canvas.ember[at] ?? 0),
  }
}

/** `breath` is the brightness of the embers, 0 to 1. */
export function paintLogs(pixels: Uint32Array, logs: Logs, breath: number) {
  const strength = 0.45 + breath * 0.55
  for (let at = 0; at < logs.place.length; at++) {
    const bark = logs.bark[at] ?? 0
    const ember = ((logs.ember[at] ?? 0) * strength) | 0
    if (ember === 0) {
      pixels[logs.place[at] ?? 0] = bark
      continue
    }
    const r = Math.min(255, (bark & 255) + ember)
    const g = Math.min(255, ((bark >> 8) & 255) + (ember >> 2) + ((ember * ember) >> 10))
    pixels[logs.place[at] ?? 0] = (bark & 0xffff0000) | (g << 8) | r
  }
}
