import { type Color, mix, ramp } from './color.ts'
import { createNoise, layered } from './noise.ts'
import { type Program, shade } from './sheet.ts'

const MARGIN = 96
const PITCH = 8.6
const SUN = { x: 600, y: 690, radius: 372 }

const sunlight = ramp('#6be8ff', '#19f0a0', '#38b6e8', '#7a5cff', '#b13cff', '#e23cf0')
const sky = ramp('#130a33', '#2a1166', '#4a1d96', '#2a2f9c', '#0f5c86')

/** A ruled line as light: 1 on its middle, 0 between, its edges one print pixel soft. */
function ruled(phase: number, share: number): number {
  const away = Math.abs(phase - Math.round(phase)) * PITCH
  return Math.min(1, Math.max(0, share * PITCH * 0.5 - away + 0.5))
}

/** The bulge of a sphere seen through a screen; 0 outside. */
function dome(x: number, y: number): number {
  const far = Math.hypot(x - SUN.x, y - SUN.y) / SUN.radius
  return far < 1 ? Math.sqrt(1 - far * far) : 0
}

export const moire: Program = (sheet) => {
  const haze = layered(createNoise(sheet.seed), 2)
  return shade(sheet, (x, y): Color => {
    const inset = Math.min(x - MARGIN, y - MARGIN, sheet.width - MARGIN - x, sheet.height - MARGIN - y)
    const night: Color = [0.0036, 0.0032, 0.0086]
    if (inset < 0) return night
    const rise = dome(x, y)
    const water = Math.max(0, y - 1130) / 370
    const ripple = water * (Math.sin(y / 13 + haze(x / 220, y / 60) * 4) * 9 + haze(x / 120, y / 40) * 16)
    const glow = Math.exp(-(((x - SUN.x) / (150 + water * 130)) ** 2)) * water
    const lean = (x - 600) * 0.052
    const a = ruled((y + lean + rise * 58 + ripple) / PITCH, 0.34 + rise * 0.14 + glow * 0.2)
    const b = ruled(
      (y - lean - rise * 92 - ripple * 0.7 + haze(x / 700, y / 700) * 26) / PITCH,
      0.34 + rise * 0.1 + glow * 0.16,
    )
    const down = (y - MARGIN) / (sheet.height - 2 * MARGIN)
    // Each family reads the sun's ramp a little apart, so the fringes shimmer between two neighbouring colours.
    const lit = Math.min(1, rise * 1.6 + glow)
    const height = rise > 0 ? (y - SUN.y) / (2 * SUN.radius) + 0.5 : 1.1 - water
    const one = mix(sky(down), sunlight(height - 0.14), lit)
    const other = mix(sky(down + 0.16), sunlight(height + 0.14), lit)
    const lift = 0.9 + rise * 0.42 + glow * 0.2
    return [
      night[0] + (one[0] * a + other[0] * b) * lift,
      night[1] + (one[1] * a + other[1] * b) * lift,
      night[2] + (one[2] * a + other[2] * b) * lift,
    ]
  })
}
