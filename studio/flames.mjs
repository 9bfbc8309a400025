// Fire for the still of the fireside: tongues of noise that rise and, after one loop, stand where they began.

/** Smooth value noise on a lattice that repeats every `period` cells upwards, so that a scroll by it is seamless. */
function repeatingNoise(seed, period) {
  const hash = (x, y) => {
    const wrapped = ((y % period) + period) % period
    let n = Math.imul(x + seed * 1013, 374761393) ^ Math.imul(wrapped + 7919, 668265263)
    n = Math.imul(n ^ (n >>> 13), 1274126177)
    return ((n ^ (n >>> 16)) >>> 0) / 4294967295
  }
  const ease = (t) => t * t * (3 - 2 * t)
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const a = ease(x - i)
    const b = ease(y - j)
    const low = hash(i, j) * (1 - a) + hash(i + 1, j) * a
    const high = hash(i, j + 1) * (1 - a) + hash(i + 1, j + 1) * a
    return low * (1 - b) + high * b
  }
}

const PERIOD = 8
const coarse = repeatingNoise(1, PERIOD)
const middle = repeatingNoise(2, PERIOD)
const fine = repeatingNoise(3, PERIOD * 4)
const heights = repeatingNoise(4, PERIOD)

/** Heat (0 to 1) at `u` along the fire and `h` of its height, at `phase` (0 to 1) of the loop. */
export function heatAt(u, h, phase) {
  const rise = phase * PERIOD
  const sway = (coarse(u * 5, h * 1.6 - rise) - 0.5) * 0.07 * h
  const x = u + sway
  const ridge = 1 - Math.abs(2 * middle(x * 15, h * 0.7 - rise) - 1)
  const tongue = ridge * ridge * (1.4 - 0.4 * ridge)
  const ends = Math.sqrt(Math.max(0, Math.min(1, u * 7, (1 - u) * 7)))
  const tall = (0.3 + 0.75 * heights(x * 8, -rise)) * (0.35 + 0.65 * ends)
  const flicker = fine(x * 34, h * 5 - rise * 4) - 0.5
  const body = (1 - h / Math.max(tall, 0.05)) * (0.16 + 0.9 * tongue) + flicker * 0.3 * (0.15 + h)
  return Math.max(0, Math.min(1, body * 1.25 * ends))
}

/** Colour of heat, 0 to 255: red edge, orange body, pale heart; black is no fire. */
export function fireColor(heat) {
  const ramp = [
    [0, 0, 0, 0],
    [0.12, 90, 14, 0],
    [0.35, 236, 92, 6],
    [0.7, 255, 176, 52],
    [1, 255, 240, 180],
  ]
  const k = ramp.findIndex(([at]) => at >= heat)
  if (k <= 0) return [0, 0, 0]
  const [a, b] = [ramp[k - 1], ramp[k]]
  const t = (heat - a[0]) / (b[0] - a[0])
  return [1, 2, 3].map((c) => a[c] + (b[c] - a[c]) * t)
}

/** Brightness of the firelight around 1, the same at both ends of the loop. */
export function firelight(phase) {
  const wave = (times, shift) => Math.sin((phase * times + shift) * 2 * Math.PI)
  return 1 + 0.03 * wave(3, 0) + 0.025 * wave(7, 0.3) + 0.02 * wave(11, 0.7)
}
