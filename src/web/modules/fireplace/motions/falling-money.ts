import { spread } from '../fluid.ts'
import { type Chance, HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { heatSpot, paintHeat } from '../heat-field.ts'
import { addGlow, fillSlab } from '../paint.ts'
import { packed, palette } from '../palette.ts'
import { blow, feed, plume } from '../plume.ts'
import { drawSparks, flySparks, sparks, throwSpark } from '../sparks.ts'

const SHADES = palette('#040604', '#0b1f0c', '#1c4a16', '#4f8a1c', '#a9bf2c', '#f0d24a', '#fff3b0')
const WEATHER = { lift: 0.14, swirl: 0.05, airRetained: 0.972, retained: 0.984, bite: 0.03 }
const NOTES = 18
const HEARTH = 226
const PAPER = [packed(122, 168, 118), packed(90, 134, 92), packed(60, 98, 66), packed(206, 224, 186)]

type Notes = {
  x: Float32Array
  y: Float32Array
  turn: Float32Array
  flip: Float32Array
  pace: Float32Array
  burnt: Float32Array
}

function drop(notes: Notes, at: number, y: number, chance: Chance) {
  notes.x[at] = 40 + chance() * (WIDTH - 80)
  notes.y[at] = y
  notes.turn[at] = chance() * 6.28
  notes.flip[at] = chance() * 6.28
  notes.pace[at] = 0.7 + chance() * 0.6
  notes.burnt[at] = 0
}

export const fallingMoney: Motion = (chance) => {
  const fire = plume(chance, WEATHER)
  const embers = sparks(110)
  const field = () => new Float32Array(NOTES)
  const notes: Notes = { x: field(), y: field(), turn: field(), flip: field(), pace: field(), burnt: field() }
  for (let at = 0; at < NOTES; at++) drop(notes, at, chance() * HEARTH - 20, chance)
  let time = 0
  let shine = 0
  let char = 0
  const noteShade = (along: number, over: number) => {
    if (char > 0 && 1 - over < char * 2.1 + Math.sin(along * 9) * 0.12) return 0
    if (char > 0 && 1 - over < char * 2.1 + 0.3 + Math.sin(along * 9) * 0.12) return packed(255, 150, 40)
    const edge = Math.max(Math.abs(along), Math.abs(over))
    const seal = along * along * 4.6 + over * over
    const ink = edge > 0.9 ? 3 : edge > 0.78 ? 2 : seal < 0.34 ? 3 : seal < 0.5 ? 2 : shine > 0.3 ? 0 : 1
    return PAPER[ink] ?? 0
  }
  const tumble = (at: number, seconds: number) => {
    const pace = notes.pace[at] ?? 1
    const flip = (notes.flip[at] ?? 0) + seconds * (2.1 + pace * 1.6)
    notes.flip[at] = flip
    notes.turn[at] = (notes.turn[at] ?? 0) + seconds * Math.sin(flip * 0.5) * 1.5
    // A flat note drifts sideways and sinks slowly; an upright one drops.
    const flat = Math.abs(Math.cos(flip))
    notes.x[at] = (notes.x[at] ?? 0) + Math.sin(flip * 0.5 + at) * 64 * flat * seconds
    notes.y[at] = (notes.y[at] ?? 0) + (34 + (1 - flat) * 74) * pace * seconds
    if ((notes.y[at] ?? 0) < HEARTH) return
    notes.burnt[at] = (notes.burnt[at] ?? 0) + seconds * 1.5
    heatSpot(fire.heat, (notes.x[at] ?? 0) / 2, (notes.y[at] ?? 0) / 2, 8, 0.16)
    if (chance() < 0.3)
      throwSpark(
        embers,
        notes.x[at] ?? 0,
        notes.y[at] ?? 0,
        (chance() - 0.5) * 50,
        -70 - chance() * 90,
        0.8 + chance(),
      )
    if ((notes.burnt[at] ?? 0) > 1 || (notes.y[at] ?? 0) > HEIGHT + 12)
      drop(notes, at, -24 - chance() * 40, chance)
  }
  return {
    step(seconds) {
      time += seconds
      feed(fire, 145, 26, 174, time, 0.95)
      for (let at = 0; at < NOTES; at++) tumble(at, seconds)
      flySparks(embers, seconds, -10, 700, chance)
      spread(fire.air, fire.heat, 60, 74, 0.4)
      blow(fire, WEATHER, 0.4, 4)
    },
    draw(pixels) {
      paintHeat(pixels, fire.heat, SHADES)
      for (let at = 0; at < NOTES; at++) {
        const pace = notes.pace[at] ?? 1
        const turn = notes.turn[at] ?? 0
        const cos = Math.cos(turn)
        const sin = Math.sin(turn)
        const long = 15 + pace * 7
        shine = Math.cos(notes.flip[at] ?? 0)
        char = Math.min(1, notes.burnt[at] ?? 0)
        const high = long * 0.46 * Math.max(0.12, Math.abs(shine))
        const x = notes.x[at] ?? 0
        const y = notes.y[at] ?? 0
        if (char > 0) addGlow(pixels, x, y, long, 0xff1a78d8, 0.4 * (1 - char))
        fillSlab(pixels, x, y, cos * long, sin * long, -sin * high, cos * high, noteShade)
      }
      drawSparks(embers, pixels, 0xff6ad8ff, 1.7)
    },
  }
}
