import { spread } from '../fluid.ts'
import type { Motion } from '../frame.ts'
import { heatSpot, paintHeat } from '../heat-field.ts'
import { paintLogs, stackLogs } from '../logs.ts'
import { palette } from '../palette.ts'
import { blow, feed, plume } from '../plume.ts'
import { drawSparks, flySparks, sparks, throwSpark } from '../sparks.ts'

const SHADES = palette('#070403', '#2a0803', '#7a1503', '#c43a04', '#ee7a10', '#fdb52c', '#ffdf72', '#fff6cf')
const WEATHER = { lift: 0.16, swirl: 0.05, airRetained: 0.972, retained: 0.986, bite: 0.03 }

export const classicFire: Motion = (chance, hasLogs) => {
  const fire = plume(chance, WEATHER)
  const logs = stackLogs(fire.cooling.tile)
  const embers = sparks(48)
  let time = 0
  return {
    step(seconds) {
      time += seconds
      feed(fire, 139, 44, 156, time, 1)
      const lean = 78 + Math.sin(time * 0.7) * 18 + chance() * 40
      heatSpot(fire.heat, lean, 134, 5 + chance() * 7, 0.5)
      if (chance() < 0.045) {
        throwSpark(
          embers,
          110 + chance() * 180,
          250,
          (chance() - 0.5) * 60,
          -90 - chance() * 120,
          0.7 + chance() * 1.2,
        )
      }
      flySparks(embers, seconds, -18, 900, chance)
      spread(fire.air, fire.heat, 54, 72, 0.34)
      blow(fire, WEATHER, 0.3, 4.2)
    },
    draw(pixels) {
      paintHeat(pixels, fire.heat, SHADES)
      if (hasLogs) paintLogs(pixels, logs, 0.5 + 0.3 * Math.sin(time * 1.9) + 0.2 * Math.sin(time * 4.3))
      drawSparks(embers, pixels, 0xff5ab4ff, 1.6)
    },
  }
}
