// npm run pictures -- --videos: the fireside still with living flames, a seamless loop as WebM (VP9) and MP4 (H.264).
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { fireColor, firelight, heatAt } from './flames.mjs'
import { flamesIn, STILL } from './hearths.mjs'

const FPS = 24
const FRAMES = FPS * 4

const footAt = (fire, u) => fire.left[1] + (fire.right[1] - fire.left[1]) * u
const uAt = (fire, x) => (x - fire.left[0]) / (fire.right[0] - fire.left[0])

/** Whether a pixel is in the box of a log. */
const isIn = ([fromX, fromY, toX, toY, radius], x, y) =>
  x > Math.min(fromX, toX) - radius &&
  x < Math.max(fromX, toX) + radius &&
  y > Math.min(fromY, toY) - radius &&
  y < Math.max(fromY, toY) + radius

/** Whether a pixel is within an outline: of the edges beside it an odd number is crossed on the way out to the right. */
const isWithin = (outline, x, y) =>
  outline.reduce((inside, [fromX, fromY], k) => {
    const [toX, toY] = outline[(k + 1) % outline.length]
    const isBeside = fromY > y !== toY > y
    return isBeside && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY) ? !inside : inside
  }, false)

/** The still without its painted flames (what stands behind them is near black), and where logs stand before the fire. */
function putOut({ data }, fire) {
  const plate = Buffer.from(data)
  const logs = new Float32Array(STILL.width * STILL.height)
  const foot = [fire.left[1], fire.right[1]]
  for (let y = Math.min(...foot) - fire.height - 8; y < Math.max(...foot) + 4; y++) {
    for (let x = fire.left[0] - 8; x < fire.right[0] + 8; x++) {
      const i = (y * STILL.width + x) * 3
      const above = footAt(fire, uAt(fire, x)) - y
      if (above < 0 || !isWithin(fire.opening, x, y)) continue
      const bright = Math.max(0, Math.min(1, (data[i] - 88) / 50)) * Math.min(1, above / 5)
      if (fire.logs.some((log) => isIn(log, x, y)))
        logs[i / 3] = Math.max(0, Math.min(1, (170 - data[i]) / 80))
      const back = [86, 44, 17]
      for (let c = 0; c < 3; c++) plate[i + c] = data[i + c] * (1 - bright) + back[c] * bright
    }
  }
  return { plate, logs }
}

/** How much of the firelight reaches each pixel. */
function reach(fire) {
  const map = new Float32Array(STILL.width * STILL.height)
  const [cx, cy] = [(fire.left[0] + fire.right[0]) / 2, fire.left[1]]
  for (let y = 0; y < STILL.height; y++) {
    for (let x = 0; x < STILL.width; x++)
      map[y * STILL.width + x] = 1 / (1 + ((x - cx) ** 2 + (y - cy) ** 2) / 190 ** 2)
  }
  return map
}

function frameAt(phase, fire, { plate, logs }, map) {
  const frame = Buffer.alloc(plate.length)
  const light = firelight(phase) - 1
  for (let i = 0; i < map.length; i++) {
    const gain = 1 + light * map[i]
    for (let c = 0; c < 3; c++) frame[i * 3 + c] = Math.min(255, plate[i * 3 + c] * gain)
  }
  for (let x = fire.left[0]; x < fire.right[0]; x++) {
    const u = uAt(fire, x)
    const foot = Math.round(footAt(fire, u))
    for (let y = foot - fire.height - 10; y <= foot; y++) {
      if (!isWithin(fire.opening, x, y)) continue
      const i = y * STILL.width + x
      const heat =
        heatAt(u, (foot - y) / fire.height, phase) * (1 - 0.9 * logs[i]) * Math.min(1, (foot - y + 1) / 3)
      fireColor(heat).forEach((value, c) => {
        frame[i * 3 + c] = 255 - ((255 - frame[i * 3 + c]) * (255 - value)) / 255
      })
    }
  }
  return frame
}

function encode(frames, options, path) {
  return new Promise((resolve, reject) => {
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${STILL.width}x${STILL.height}`,
      '-r',
      `${FPS}`,
      '-i',
      '-',
    ]
    const ffmpeg = spawn(
      'nice',
      ['-n', '19', 'ffmpeg', '-y', '-v', 'error', ...input, ...options, '-pix_fmt', 'yuv420p', path],
      {
        stdio: ['pipe', 'inherit', 'inherit'],
      },
    )
    ffmpeg.on('error', reject)
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
    ffmpeg.stdin.end(Buffer.concat(frames))
  })
}

/** Writes public/videos/<slug>-fireplace.webm and .mp4 of a lodge's developed fireside still. */
export async function writeFireplace(lodge, still) {
  if (!existsSync(still)) return
  mkdirSync('public/videos', { recursive: true })
  const picture = await sharp(still)
    .resize(STILL.width, STILL.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const fire = flamesIn(lodge.rooms.fireplace)
  const scene = putOut(picture, fire)
  const map = reach(fire)
  const frames = Array.from({ length: FRAMES }, (_, k) => frameAt(k / FRAMES, fire, scene, map))
  const path = `public/videos/${lodge.slug}-fireplace`
  await encode(
    frames,
    ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4', '-row-mt', '1'],
    `${path}.webm`,
  )
  await encode(
    frames,
    ['-c:v', 'libx264', '-crf', '25', '-preset', 'medium', '-movflags', '+faststart'],
    `${path}.mp4`,
  )
}
