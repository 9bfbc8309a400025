export type Point = readonly [number, number]

const short = (value: number) => Math.round(value * 100) / 100

/** SVG path data through points, straight from one to the next. */
export const line = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')

/** SVG path data through points, rounded by quadratic curves that meet halfway. */
export function curve(points: readonly Point[]): string {
  if (points.length < 3) return line(points)
  let path = `M${short(points[0][0])} ${short(points[0][1])}`
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index]
    const [nextX, nextY] = points[index + 1]
    path += `Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`
  }
  const [lastX, lastY] = points[points.length - 1]
  return `${path}L${short(lastX)} ${short(lastY)}`
}

export const stroke = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${short(width)}" ${more}/>`

export const filled = (path: string, color: string, more = '') =>
  `<path d="${path}" fill="${color}" ${more}/>`

export const disc = (x: number, y: number, radius: number, color: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${color}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, color: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${color}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, color: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${color}" ${more}/>`

/** A gradient over the sheet's own units, from one point to another. */
export function gradient(id: string, from: Point, to: Point, stops: readonly string[]): string {
  const marks = stops.map(
    (stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`,
  )
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" ` +
    `x2="${to[0]}" y2="${to[1]}">${marks.join('')}</linearGradient>`
  )
}
