/** Heat 1 reads the last shade of a palette. */
export const SHADES = 1024

const OPAQUE = 0xff000000

export const packed = (r: number, g: number, b: number) => (OPAQUE | (b << 16) | (g << 8) | r) >>> 0

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function palette(...stops: readonly string[]): Uint32Array {
  const shades = new Uint32Array(SHADES)
  for (let shade = 0; shade < SHADES; shade++) {
    const place = (shade / (SHADES - 1)) * (stops.length - 1)
    const at = Math.min(stops.length - 2, Math.floor(place))
    const from = parts(stops[at] ?? '#000000')
    const to = parts(stops[at + 1] ?? '#000000')
    const channel = (index: number) =>
      Math.round((from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * (place - at))
    shades[shade] = packed(channel(0), channel(1), channel(2))
  }
  return shades
}
