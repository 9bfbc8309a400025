import type { Chance, Motion } from '../frame.ts'
import { COLUMNS, heatSpot, paintHeat } from '../heat-field.ts'
import { addGlow, addLine } from '../paint.ts'
import { palette } from '../palette.ts'
import { blow, plume } from '../plume.ts'

const SHADES = palette('#02040d', '#051036', '#0a2a86', '#1257d8', '#2f95ff', '#86d0ff', '#e6f8ff')
const WEATHER = { lift: 0.05, swirl: 0.04, airRetained: 0.97, retained: 0.955, bite: 0.025 }
const ARCS = 3
const JOINTS = 22
const CLIMB_SECONDS = 2.1
const CORE = 0xffffe8c8
const HALO = 0xffff8a2a

/** Height of an arc, 0 to 1; it accelerates as the rods part. */
const climbed = (time: number, arc: number) => ((time / CLIMB_SECONDS + arc / ARCS) % 1) ** 1.25
const rodX = (side: number, height: number) => 200 + side * (22 + height * height * 104)
const rodY = (height: number) => 272 - height * 232

/** Every joint has a new offset twelve times a second and moves there smoothly, so arcs never blink. */
function jitter(strays: Float32Array, aims: Float32Array, chance: Chance) {
  for (let at = 0; at < strays.length; at++) {
    if (chance() < 0.2) aims[at] = chance() - 0.5
    strays[at] = (strays[at] ?? 0) + ((aims[at] ?? 0) - (strays[at] ?? 0)) * 0.34
  }
}

/** A Jacob's ladder: arcs climb between two rods and break at the top. */
export const electricBlue: Motion = (chance) => {
  const fire = plume(chance, WEATHER)
  const strays = new Float32Array(ARCS * JOINTS)
  const aims = new Float32Array(ARCS * JOINTS)
  let time = 0
  const jointX = (height: number, joint: number) =>
    rodX(-1, height) + (rodX(1, height) - rodX(-1, height)) * (joint / (JOINTS - 1))
  const jointY = (arc: number, height: number, joint: number) => {
    const bow = Math.sin((joint / (JOINTS - 1)) * Math.PI)
    return (
      rodY(height) - bow * (14 + height * 42) + (strays[arc * JOINTS + joint] ?? 0) * bow * (18 + height * 46)
    )
  }
  return {
    step(seconds) {
      time += seconds
      jitter(strays, aims, chance)
      for (let arc = 0; arc < ARCS; arc++) {
        const height = climbed(time, arc)
        const strength = Math.min(1, (1 - height) * 5) * 0.2
        for (let joint = 0; joint < JOINTS; joint++) {
          heatSpot(fire.heat, jointX(height, joint) / 2, jointY(arc, height, joint) / 2, 5, strength)
        }
      }
      heatSpot(fire.heat, COLUMNS / 2 + (chance() - 0.5) * 22, 138, 7, 0.4)
      blow(fire, WEATHER, 0, 3)
    },
    draw(pixels) {
      paintHeat(pixels, fire.heat, SHADES)
      for (let side = -1; side <= 1; side += 2) {
        for (let part = 0; part < 12; part++) {
          const [low, high] = [part / 12, (part + 1) / 12]
          addLine(pixels, rodX(side, low), rodY(low), rodX(side, high), rodY(high), 0xff8a6a50, 0.6, 1)
        }
      }
      for (let arc = 0; arc < ARCS; arc++) {
        const height = climbed(time, arc)
        const strength = Math.min(1, (1 - height) * 6, height * 12 + 0.2)
        for (let joint = 1; joint < JOINTS; joint++) {
          const x = jointX(height, joint - 1)
          const y = jointY(arc, height, joint - 1)
          addLine(pixels, x, y, jointX(height, joint), jointY(arc, height, joint), HALO, strength * 0.8, 3)
          addLine(pixels, x, y, jointX(height, joint), jointY(arc, height, joint), CORE, strength)
        }
        addGlow(pixels, rodX(-1, height), rodY(height), 13, HALO, strength * 0.8)
        addGlow(pixels, rodX(1, height), rodY(height), 13, HALO, strength * 0.8)
      }
    },
  }
}
