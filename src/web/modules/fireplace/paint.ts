import { HEIGHT, WIDTH } from './frame.ts'

/** `tint` is packed; `amount` is 0 to 1. */
export function addPixel(pixels: Uint32Array, x: number, y: number, tint: number, amount: number) {
  if (x < 0 || y < 0 || x >= WIDTH || y >= HEIGHT) return
  const at = y * WIDTH + x
  const under = pixels[at] ?? 0
  const r = (under & 255) + (tint & 255) * amount
  const g = ((under >> 8) & 255) + ((tint >> 8) & 255) * amount
  const b = ((under >> 16) & 255) + ((tint >> 16) & 255) * amount
  pixels[at] = 0xff000000 | (Math.min(b, 255) << 16) | (Math.min(g, 255) << 8) | Math.min(r, 255)
}

export function addGlow(
  pixels: Uint32Array,
  x: number,
  y: number,
  radius: number,
  tint: number,
  amount: number,
) {
  const right = Math.min(WIDTH - 1, Math.floor(x + radius))
  const low = Math.min(HEIGHT - 1, Math.floor(y + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= low; row++) {
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= right; column++) {
      const far = ((column - x) * (column - x) + (row - y) * (row - y)) / (radius * radius)
      if (far < 1) addPixel(pixels, column, row, tint, amount * (1 - far) * (1 - far))
    }
  }
}

/** `spread` is the halo's width in pixels on each side. */
export function addLine(
  pixels: Uint32Array,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  tint: number,
  amount: number,
  spread = 0,
) {
  const long = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1)
  const steep = Math.abs(toY - fromY) > Math.abs(toX - fromX)
  for (let step = 0; step < long; step++) {
    const x = fromX + ((toX - fromX) * step) / long
    const y = fromY + ((toY - fromY) * step) / long
    for (let side = -spread; side <= spread; side++) {
      const share = side === 0 ? amount : (amount * 0.42) / (side * side)
      addPixel(pixels, Math.round(steep ? x + side : x), Math.round(steep ? y : y + side), tint, share)
    }
  }
}

/** `along` and `over` are half of each edge of a parallelogram. */
export function fillSlab(
  pixels: Uint32Array,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
  overX: number,
  overY: number,
  shadeAt: (along: number, over: number) => number,
) {
  const area = alongX * overY - alongY * overX
  if (Math.abs(area) < 0.5) return
  const reachX = Math.abs(alongX) + Math.abs(overX)
  const reachY = Math.abs(alongY) + Math.abs(overY)
  const right = Math.min(WIDTH - 1, Math.floor(x + reachX))
  const low = Math.min(HEIGHT - 1, Math.floor(y + reachY))
  for (let row = Math.max(0, Math.ceil(y - reachY)); row <= low; row++) {
    for (let column = Math.max(0, Math.ceil(x - reachX)); column <= right; column++) {
      const along = ((column - x) * overY - (row - y) * overX) / area
      const over = ((row - y) * alongX - (column - x) * alongY) / area
      if (along < -1 || along > 1 || over < -1 || over > 1) continue
      const shade = shadeAt(along, over)
      if (shade !== 0) pixels[row * WIDTH + column] = shade
    }
  }
}
