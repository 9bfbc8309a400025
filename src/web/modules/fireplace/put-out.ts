import { type Hearth, type Log, STILL } from './hearth.ts'

type Pixels = { data: Uint8ClampedArray; width: number; height: number }

const SOOT = [18, 10, 6] as const
/** Opacity of the soot over the glow around the still's flames. */
const DARKNESS = 0.9
/** In pixels of the still: the soot fades over this length. */
const SOFT = 12

const share = (value: number) => Math.min(1, Math.max(0, value))

/**
 * The soot covers the still's flames and their glow; the front is the logs before them. The fire is drawn
 * between both.
 */
export function putOut(still: Pixels, { fire, flames, logs }: Hearth): { soot: Pixels; front: Pixels } {
  const { width, height, data } = still
  const soot = { width, height, data: new Uint8ClampedArray(data.length) }
  const front = { width, height, data: new Uint8ClampedArray(data.length) }
  const [left, top, right, bottom] = fire
  for (let row = 0; row < height; row++) {
    const y = top + ((bottom - top) * row) / height
    for (let column = 0; column < width; column++) {
      const x = left + ((right - left) * column) / width
      if (!isIn(flames, x, y)) continue
      const at = (row * width + column) * 4
      const red = data[at] ?? 0
      const { cover, shade } = onLogs(logs, x, y)
      const dark = Math.max(share((red - 70) / 50), DARKNESS * inwards(flames, x, y))
      soot.data.set([...SOOT, 255 * dark * (1 - cover)], at)
      front.data.set([...charred(shade, red, data[at + 1] ?? 0, data[at + 2] ?? 0), 255 * cover], at)
    }
  }
  return { soot, front }
}

/** Wood brighter than LIT counts as lit by the still's flames: it keeps LIGHT_KEPT of the light above LIT. */
const LIT = 60
const LIGHT_KEPT = 0.35
/** The color of wood that the still's flames hide. */
const BARK = [52, 40, 33] as const

/** Removes the orange and most of the light of the still's flames, so that the wood suits a blue fire too. */
function charred(shade: number, ...color: [number, number, number]): number[] {
  const grey = (color[0] + color[1] + color[2]) / 3
  const dimmed = grey > LIT ? (LIT + LIGHT_KEPT * (grey - LIT)) / grey : 1
  const wood = share((220 - color[0]) / 80)
  return BARK.map(
    (bark, at) => (wood * ((color[at] ?? 0) + grey) * 0.45 * dimmed + (1 - wood) * bark) * shade,
  )
}

const isIn = ([left, top, right, bottom]: Hearth['flames'], x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom

/** `cover` is 1 inside a log and 0 outside. The light falls from above. */
function onLogs(logs: readonly Log[], x: number, y: number): { cover: number; shade: number } {
  let seen = { cover: 0, shade: 1 }
  for (const [fromX, fromY, toX, toY, radius] of logs) {
    const [along, across] = [toX - fromX, toY - fromY]
    const place = ((x - fromX) * along + (y - fromY) * across) / (along * along + across * across || 1)
    const [offX, offY] = [x - fromX - along * share(place), y - fromY - across * share(place)]
    const cover = share(radius + 0.5 - Math.hypot(offX, offY))
    if (cover > seen.cover) seen = { cover, shade: 1 - 0.65 * share(offY / radius / 2 + 0.5) }
  }
  return seen
}

const inwards = ([left, top, right, bottom]: Hearth['flames'], x: number, y: number) =>
  share(Math.min(x - left, right - x, y - top, 2 * (bottom - y)) / SOFT)

export function findPart({ fire: [left, top, right, bottom] }: Hearth, width: number, height: number) {
  const [across, down] = [width / STILL.width, height / STILL.height]
  return {
    left: left * across,
    top: top * down,
    width: (right - left) * across,
    height: (bottom - top) * down,
  }
}
