/** Linear-light red, green, blue; 1 is white, more is brighter than paper. */
export type Color = readonly [number, number, number]

const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** sRGB encoding of a linear-light value, 0 to 1. */
export const encode = (value: number) =>
  value <= 0.0031308 ? Math.max(0, value) * 12.92 : 1.055 * Math.min(1, value) ** (1 / 2.4) - 0.055

export function color(hex: string): Color {
  const part = (from: number) => decode(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

export function toHex(shade: Color): string {
  const part = (value: number) =>
    Math.round(encode(value) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(shade[0])}${part(shade[1])}${part(shade[2])}`
}

// OKLab (Ottosson 2020): mixing here keeps blue-to-yellow from going through mud.
function toOklab([r, g, b]: Color): Color {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Color): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function mix(from: Color, to: Color, share: number): Color {
  const a = toOklab(from)
  const b = toOklab(to)
  const t = Math.min(1, Math.max(0, share))
  return fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

export const scaled = (shade: Color, by: number): Color => [shade[0] * by, shade[1] * by, shade[2] * by]

/** Colours along a line from 0 to 1, mixed perceptually; read from a table, so cheap enough for every pixel. */
export function ramp(...stops: readonly string[]): (at: number) => Color {
  const steps = 1024
  const colors = stops.map(color)
  const table = Array.from({ length: steps + 1 }, (_, step) => {
    const place = (step / steps) * (colors.length - 1)
    const from = Math.min(colors.length - 2, Math.floor(place))
    return mix(colors[from], colors[from + 1], place - from)
  })
  return (at) => table[Math.round(Math.min(1, Math.max(0, at)) * steps)]
}
