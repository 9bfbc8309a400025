import { AIR_COLUMNS } from '../fluid.ts'
import { HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { heatSpot, paintHeat } from '../heat-field.ts'
import { addGlow, addLine } from '../paint.ts'
import { packed, palette } from '../palette.ts'
import { blow, plume } from '../plume.ts'

const SHADES = palette('#04040c', '#1b0838', '#54107a', '#c01f8f', '#ff5a5a', '#ffb347', '#fff2b0', '#f2ffff')
const WEATHER = { lift: 0.012, swirl: 0.03, airRetained: 0.982, retained: 0.985, bite: 0.018 }
const NOZZLE_Y = 128
const STARS = 70
const EDGE = 0xffff9a3c
const ROSE = 0xffc060ff

/** In pixels; 0 beyond nose and tail. */
function hull(up: number): number {
  if (up < 0 || up > 96) return 0
  return up < 8
    ? 11 + up * 0.5
    : 17 * Math.sqrt(Math.max(0, 1 - ((up - 30) / 66) ** 2)) * (up < 30 ? 0.94 + up * 0.002 : 1)
}

function fin(up: number): number {
  return up > -10 && up < 26 ? 17 + (26 - up) * 0.62 : 0
}

function drawnRocket(): Uint32Array {
  const shades = new Uint32Array(100 * 120)
  for (let index = 0; index < shades.length; index++) {
    const across = (index % 100) - 50
    const up = 104 - Math.floor(index / 100)
    const half = hull(up)
    const side = Math.abs(across)
    if (half > 0 && side <= half) {
      const round = 1 - (across / half + 0.3) ** 2 * 0.55
      const port = Math.hypot(across, up - 52)
      const light = Math.max(0.1, round) * (side > half - 1.6 ? 1.7 : 1)
      shades[index] =
        port < 6
          ? packed(120, 240, 255)
          : port < 8.5
            ? packed(190, 60, 160)
            : packed(70 * light, 52 * light, 120 * light)
    } else if (up > -10 && up < 26 && side > half && side < fin(up) && side > 6) {
      shades[index] = packed(168, 30, 120)
    }
  }
  return shades
}

export const neonRocket: Motion = (chance) => {
  const fire = plume(chance, WEATHER)
  const rocket = drawnRocket()
  const starX = Float32Array.from({ length: STARS }, () => chance() * WIDTH)
  const starY = Float32Array.from({ length: STARS }, () => chance() * HEIGHT)
  let time = 0
  let hover = 0
  return {
    step(seconds) {
      time += seconds
      hover = Math.sin(time * 1.1) * 5
      const mouth = (NOZZLE_Y + hover) / 2
      const sway = Math.sin(time * 0.8) * 0.9
      for (let row = Math.floor(mouth / 2); row < 62; row++) {
        for (let side = -2; side <= 2; side++) {
          const at = row * AIR_COLUMNS + 50 + side
          const push = row < mouth / 2 + 9 ? 1 : 0.1
          fire.air.down[at] =
            (fire.air.down[at] ?? 0) + (2.4 - (fire.air.down[at] ?? 0)) * push * (1 - Math.abs(side) * 0.2)
          fire.air.across[at] = (fire.air.across[at] ?? 0) * 0.9 + sway * 0.004
        }
      }
      for (let spot = 0; spot < 4; spot++)
        heatSpot(fire.heat, 100 + (chance() - 0.5) * 12, mouth + 2 + chance() * 7, 5.4, 0.75)
      blow(fire, WEATHER, 0.5, -5)
      for (let star = 0; star < STARS; star++) {
        const speed = 24 + (star % 5) * 22
        starY[star] = ((starY[star] ?? 0) + speed * seconds) % HEIGHT
      }
    },
    draw(pixels) {
      paintHeat(pixels, fire.heat, SHADES)
      for (let star = 0; star < STARS; star++) {
        const long = 2 + (star % 5) * 2.4
        const x = starX[star] ?? 0
        addLine(
          pixels,
          x,
          starY[star] ?? 0,
          x,
          (starY[star] ?? 0) - long,
          0xffffe0d0,
          0.16 + (star % 5) * 0.07,
        )
      }
      const top = Math.round(NOZZLE_Y + hover)
      for (let diamond = 0; diamond < 5; diamond++) {
        const breath = 1 + 0.06 * Math.sin(time * 9 + diamond)
        addGlow(
          pixels,
          200,
          top + 15 + diamond * 22 * breath,
          12 - diamond * 1.2,
          0xfffff4e8,
          0.85 - diamond * 0.13,
        )
      }
      for (let index = 0; index < rocket.length; index++) {
        const shade = rocket[index] ?? 0
        if (shade !== 0) pixels[(top - 104 + ((index / 100) | 0)) * WIDTH + 150 + (index % 100)] = shade
      }
      addLine(pixels, 185, top - 46, 185, top - 10, EDGE, 0.5, 1)
      addLine(pixels, 215, top - 46, 215, top - 10, ROSE, 0.8, 1)
    },
  }
}
