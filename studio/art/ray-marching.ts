import { type Color, color, mix, ramp, scaled } from './color.ts'
import { createNoise, layered, type Noise } from './noise.ts'
import { type Program, shade } from './sheet.ts'

type Vector = readonly [number, number, number]

const EYE: Vector = [0, 1.15, -6.4]
const LIGHT: Vector = [-0.5, 0.74, -0.45]
const hide = ramp('#2a2230', '#4a3b4c', '#765d6c', '#a98592')
const sky = ramp('#ffe9dc', '#ffd0c4', '#f7aeb2', '#d98fa9', '#a877a6')

const add = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Vector): Vector => {
  const length = Math.hypot(a[0], a[1], a[2])
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** Two shapes run together like wet clay. */
const melted = (a: number, b: number, softness: number) => {
  const near = Math.max(0, softness - Math.abs(a - b)) / softness
  return Math.min(a, b) - near * near * softness * 0.25
}

const ball = (x: number, y: number, z: number, rx: number, ry: number, rz: number) => {
  const level = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2)
  const slope = Math.sqrt((x / rx / rx) ** 2 + (y / ry / ry) ** 2 + (z / rz / rz) ** 2)
  return slope < 1e-6 ? -Math.min(rx, ry, rz) : (level * (level - 1)) / slope
}

/** A small hippo up to its chin: skull, muzzle, ears, brows, with nostrils pressed in. */
function head(x: number, y: number, z: number): number {
  // Rounded where it folds, or the two halves would meet in a crease down the middle.
  const side = Math.sqrt(x * x + 0.03)
  let away = ball(x, y - 0.42, z - 0.5, 1.2, 1.0, 1.25)
  away = melted(away, ball(x, y - 0.1, z + 0.72, 1.12, 0.66, 0.86), 0.5)
  away = melted(away, ball(side - 0.6, y - 0.3, z + 0.98, 0.52, 0.48, 0.56), 0.36)
  away = melted(away, ball(side - 0.84, y - 0.98, z + 0.02, 0.3, 0.3, 0.32), 0.24)
  const ear = Math.max(
    ball(side - 0.98, y - 1.4, z - 0.6, 0.28, 0.36, 0.18),
    -ball(side - 1.0, y - 1.43, z - 0.41, 0.17, 0.24, 0.14),
  )
  away = melted(away, ear, 0.14)
  const nostril = ball(side - 0.36, y - 0.62, z + 1.36, 0.13, 0.09, 0.17)
  return -melted(-away, nostril, 0.09)
}

const eyeball = (x: number, y: number, z: number) => Math.hypot(Math.abs(x) - 0.9, y - 1.0, z + 0.19) - 0.19

const scene = (p: Vector) => Math.min(head(p[0], p[1], p[2]), eyeball(p[0], p[1], p[2]))

function march(from: Vector, along: Vector): number {
  let gone = 0
  for (let step = 0; step < 110 && gone < 14; step++) {
    const away = scene(add(from, along, gone))
    if (away < 0.0008) return gone
    gone += away * 0.9
  }
  return -1
}

function facing(p: Vector): Vector {
  const e = 0.0015
  const at = (x: number, y: number, z: number) => scene([p[0] + x, p[1] + y, p[2] + z])
  return unit([at(e, 0, 0) - at(-e, 0, 0), at(0, e, 0) - at(0, -e, 0), at(0, 0, e) - at(0, 0, -e)])
}

/** Light that gets past the head itself: soft-edged, cheap. */
function lit(p: Vector, along: Vector): number {
  let share = 1
  for (let gone = 0.05; gone < 4; ) {
    const away = scene(add(p, along, gone))
    share = Math.min(share, (away * 9) / gone)
    if (share < 0.01) return 0
    gone += Math.max(0.03, away)
  }
  return share
}

const backdrop = (along: Vector): Color =>
  sky(Math.min(1, Math.max(0, along[1] * 1.5 + 0.2 + along[0] * 0.12)))

function skin(p: Vector, along: Vector, pores: Noise): Color {
  const bare = facing(p)
  const tooth = eyeball(p[0], p[1], p[2]) < 0.002
  const rough = tooth ? 0 : 0.05
  const normal = unit(
    add(
      bare,
      [pores(p[0] * 9, p[1] * 9 + p[2] * 5), pores(p[1] * 9 + 7, p[2] * 9), pores(p[2] * 9, p[0] * 9)],
      rough,
    ),
  )
  const sun = Math.max(0, dot(normal, unit(LIGHT))) * lit(add(p, bare, 0.01), unit(LIGHT))
  const mirror = add(along, normal, -2 * dot(along, normal))
  const rim = (1 - Math.max(0, -dot(along, normal))) ** 3.2
  const gleam = Math.max(0, dot(mirror, unit(LIGHT))) ** (tooth ? 180 : 46) * (tooth ? 2.4 : 0.85)
  const window = Math.max(0, dot(mirror, unit([0.7, 0.6, -0.5]))) ** 30 * 0.4
  // Pink shows where the hide is thin: muzzle, cheeks, the rims of the ears.
  const blush =
    Math.exp(-(((p[1] - 0.12) / 0.42) ** 2)) * 0.55 + Math.min(1, Math.max(0, (p[1] - 1.3) * 2.5)) * 0.35
  const tone = tooth
    ? color('#120d12')
    : mix(hide(0.34 + pores(p[0] * 2, p[1] * 2) * 0.2 + bare[1] * 0.22), color('#d58a96'), blush)
  const sky = backdrop(mirror)
  const diffuse = scaled(tone, 0.34 + sun * 1.15 + Math.max(0, normal[1]) * 0.26)
  const shine = rim * 0.5 + 0.05
  return [
    diffuse[0] + sky[0] * shine + gleam + window,
    diffuse[1] + sky[1] * shine + gleam * 0.93 + window * 0.9,
    diffuse[2] + sky[2] * shine + gleam * 0.9 + window * 0.95,
  ]
}

/** The pool's height at a place: rings about the chin, and a little weather. */
const swell = (x: number, z: number, weather: Noise) => {
  const far = Math.hypot(x * 0.92, z + 0.1)
  return (
    Math.sin(far * 9.5 - 1) * 0.021 * Math.exp(-Math.max(0, far - 1.2) * 0.36) +
    weather(x * 0.8, z * 1.9) * 0.012
  )
}

export const rayMarching: Program = (sheet) => {
  const pores = layered(createNoise(sheet.seed), 2)
  const weather = layered(createNoise(sheet.seed + 1), 3)
  const seen = (from: Vector, along: Vector): Color => {
    const gone = march(from, along)
    return gone < 0 ? backdrop(along) : skin(add(from, along, gone), along, pores)
  }
  return shade(sheet, (px, py) => {
    const along = unit([(px - sheet.width / 2) / 1020, (sheet.height * 0.43 - py) / 1020 - 0.06, 1.25])
    const toWater = along[1] < 0 ? -EYE[1] / along[1] : Number.POSITIVE_INFINITY
    const toHead = march(EYE, along)
    if (toHead >= 0 && toHead < toWater) return skin(add(EYE, along, toHead), along, pores)
    if (toWater > 60) return backdrop(along)
    const p = add(EYE, along, toWater)
    const [x, z] = [p[0], p[2]]
    const slopeX = (swell(x + 0.01, z, weather) - swell(x - 0.01, z, weather)) / 0.02
    const slopeZ = (swell(x, z + 0.01, weather) - swell(x, z - 0.01, weather)) / 0.02
    const normal = unit([-slopeX, 1, -slopeZ])
    const mirror = add(along, normal, -2 * dot(along, normal))
    const bounce: Vector = [mirror[0], Math.max(0.01, mirror[1]), mirror[2]]
    const glass = 0.16 + 0.84 * (1 - Math.max(0, -dot(along, normal))) ** 2.6
    const depth = mix(color('#0f4a55'), color('#5fb3b0'), Math.exp(-Math.hypot(x, z) * 0.22))
    const glint = Math.max(0, dot(unit(bounce), unit(LIGHT))) ** 120 * 0.9
    const water = mix(depth, seen(add(p, [0, 1, 0], 0.004), unit(bounce)), glass)
    const mist = 1 - Math.exp(-Math.max(0, toWater - 9) * 0.07)
    return mix([water[0] + glint, water[1] + glint, water[2] + glint], backdrop(along), mist)
  })
}
