import { HEIGHT, type Motion, WIDTH } from '../frame.ts'
import { heatField, heatSpot, linger, paintHeat } from '../heat-field.ts'
import { addGlow, addLine, addPixel } from '../paint.ts'
import { palette } from '../palette.ts'

const SHADES = palette('#070208', '#260523', '#6a0b52', '#bd1a86', '#ff4fb0', '#ffa6d8', '#fff0fa')
const MIDDLE_X = 200
const MIDDLE_Y = 150
const GLASS = 136
const TENDRILS = 9
const JOINTS = 16
const CORE = 0xfffff0ff
const TINT = 0xffb43cff

function glassLight(): Float32Array {
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
    const dx = ((index % WIDTH) - MIDDLE_X) / GLASS
    const dy = (Math.floor(index / WIDTH) - MIDDLE_Y) / GLASS
    const far = Math.hypot(dx, dy)
    const rim =
      Math.exp(-(((far - 1) / 0.018) ** 2)) * 0.5 +
      (far < 1 ? far ** 7 * 0.2 : Math.exp(-(far - 1) * 16) * 0.16)
    const window = Math.max(0, 1 - Math.hypot((dx + 0.46) / 0.22, (dy + 0.56) / 0.1)) * 0.3
    return rim + window
  })
}

export const plasmaPink: Motion = (chance) => {
  const glow = heatField()
  const glass = glassLight()
  // Most of the sphere is clear; a frame visits only the lit pixels.
  const lit = Uint32Array.from(glass.keys()).filter((at) => (glass[at] ?? 0) > 0.012)
  const phases = Float32Array.from({ length: TENDRILS }, () => chance() * 20)
  const xs = new Float32Array(TENDRILS * JOINTS)
  const ys = new Float32Array(TENDRILS * JOINTS)
  let time = 0
  const wander = (tendril: number) => {
    const phase = phases[tendril] ?? 0
    const home = (tendril / TENDRILS) * Math.PI * 2 + time * 0.13
    const roam = Math.sin(time * 0.41 + phase) * 0.45 + Math.sin(time * 0.93 + phase * 3) * 0.22
    for (let joint = 0; joint < JOINTS; joint++) {
      const out = joint / (JOINTS - 1)
      const wave =
        Math.sin(time * 3.4 + phase + out * 7) * 0.16 + Math.sin(time * 6.1 + phase * 2 - out * 15) * 0.08
      const turn = home + roam + wave * (1.1 - out * 0.5) + Math.sin(time * 0.6 + phase) * out * 0.5
      const at = tendril * JOINTS + joint
      xs[at] = MIDDLE_X + Math.cos(turn) * (12 + out * (GLASS - 14))
      ys[at] = MIDDLE_Y + Math.sin(turn) * (12 + out * (GLASS - 14))
    }
  }
  return {
    step(seconds) {
      time += seconds
      linger(glow, 0.9)
      for (let tendril = 0; tendril < TENDRILS; tendril++) {
        wander(tendril)
        for (let joint = 0; joint < JOINTS; joint++) {
          const at = tendril * JOINTS + joint
          heatSpot(
            glow,
            (xs[at] ?? 0) / 2,
            (ys[at] ?? 0) / 2,
            joint === JOINTS - 1 ? 11 : 5,
            joint === JOINTS - 1 ? 0.07 : 0.075,
          )
        }
      }
      heatSpot(glow, MIDDLE_X / 2, MIDDLE_Y / 2, 17, 0.1 + 0.03 * Math.sin(time * 5))
    },
    draw(pixels) {
      paintHeat(pixels, glow, SHADES)
      for (let tendril = 0; tendril < TENDRILS; tendril++) {
        for (let joint = 1; joint < JOINTS; joint++) {
          const at = tendril * JOINTS + joint
          const fade = 0.85 - (joint / JOINTS) * 0.45
          addLine(pixels, xs[at - 1] ?? 0, ys[at - 1] ?? 0, xs[at] ?? 0, ys[at] ?? 0, TINT, fade * 0.4, 2)
          addLine(pixels, xs[at - 1] ?? 0, ys[at - 1] ?? 0, xs[at] ?? 0, ys[at] ?? 0, CORE, fade)
        }
      }
      addGlow(pixels, MIDDLE_X, MIDDLE_Y, 17, CORE, 1)
      for (const at of lit) addPixel(pixels, at % WIDTH, (at / WIDTH) | 0, 0xffe8c8ff, glass[at] ?? 0)
    },
  }
}
