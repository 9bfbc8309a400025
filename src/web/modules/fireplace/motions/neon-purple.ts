import type { Motion } from '../frame.ts'
import { heatField, heatSpot, linger, paintHeat } from '../heat-field.ts'
import { addGlow, addLine } from '../paint.ts'
import { palette } from '../palette.ts'

const SHADES = palette('#06020c', '#1a0633', '#430f7c', '#7d1fc9', '#b24bff', '#e3a4ff', '#fff2ff')
const TUBES = 7
const JOINTS = 26
const CORE = 0xfffff0ff
const TINT = 0xffff52b8

export const neonPurple: Motion = () => {
  const glow = heatField()
  const xs = new Float32Array(TUBES * JOINTS)
  const ys = new Float32Array(TUBES * JOINTS)
  let time = 0
  const bend = (tube: number) => {
    const place = tube - (TUBES - 1) / 2
    const reach = 246 - place * place * 19 + Math.sin(time * 0.9 + tube * 1.7) * 22
    for (let joint = 0; joint < JOINTS; joint++) {
      const up = joint / (JOINTS - 1)
      const sway =
        Math.sin(time * 1.25 + up * 3.1 + tube * 0.55) * 26 + Math.sin(time * 2.1 - up * 5.2 + tube * 2.1) * 9
      // Outline of a flame: wide below the middle, pointed at the tip.
      const hip = 0.98 * Math.sin(Math.min(1, up * 1.5 + 0.24) * Math.PI * 0.62) * (1 - up * 0.72)
      xs[tube * JOINTS + joint] = 200 + place * 46 * hip + sway * up * (0.5 + up * 0.7)
      ys[tube * JOINTS + joint] = 286 - up * reach
    }
  }
  return {
    step(seconds) {
      time += seconds
      linger(glow, 0.93)
      for (let tube = 0; tube < TUBES; tube++) {
        bend(tube)
        for (let joint = 0; joint < JOINTS; joint++) {
          const at = tube * JOINTS + joint
          heatSpot(
            glow,
            (xs[at] ?? 0) / 2,
            (ys[at] ?? 0) / 2,
            6,
            0.035 + 0.03 * Math.sin(time * 2.4 - joint * 0.4 + tube),
          )
        }
      }
    },
    draw(pixels) {
      paintHeat(pixels, glow, SHADES)
      for (let tube = 0; tube < TUBES; tube++) {
        for (let joint = 1; joint < JOINTS; joint++) {
          const at = tube * JOINTS + joint
          const fade = 1 - (joint / JOINTS) ** 3
          const run = 0.62 + 0.38 * Math.sin(time * 3.2 - joint * 0.45 + tube * 1.3)
          addLine(pixels, xs[at - 1] ?? 0, ys[at - 1] ?? 0, xs[at] ?? 0, ys[at] ?? 0, TINT, fade * 0.5, 2)
          addLine(pixels, xs[at - 1] ?? 0, ys[at - 1] ?? 0, xs[at] ?? 0, ys[at] ?? 0, CORE, fade * run * 0.9)
        }
        addGlow(pixels, xs[tube * JOINTS] ?? 0, 287, 15, TINT, 0.6)
      }
    },
  }
}
