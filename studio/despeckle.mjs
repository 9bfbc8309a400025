/** A pixel this much brighter than what is around it is a spark or a part of a tube. */
const EDGE = { factor: 1.4, offset: 8 }
/** Light of a tube's whole width, which is brighter than its surroundings only at its rims. */
const TUBE = 90
/** Pixels of the largest group of sparks; a tube has more. */
const SPARK_PIXELS = 60
/** A dot of a sign has at least so many pixels, which fill their box. */
const DOT = { pixels: 9, share: 0.6 }
/** Pixels around a spark that take the mean light too, and the reach of that mean. */
const MARGIN = 2
const REACH = 4

/**
 * Smooths the sparks that few samples leave where rough metal mirrors neon. A spark takes the mean of the light around it, which is what
 * more samples would give; tubes, which are large and connected, stay as they are. Changes the layer.
 */
export function despeckle(layer, width, height, channels) {
  const size = width * height
  const light = new Float32Array(size)
  for (let i = 0; i < size; i++)
    for (let c = 0; c < Math.min(channels, 3); c++) light[i] = Math.max(light[i], layer[i * channels + c])
  const around = boxMean(light, null, width, height, REACH)
  const isBright = Uint8Array.from(light, (value, i) =>
    value > TUBE || value > around[i] * EDGE.factor + EDGE.offset ? 1 : 0,
  )
  const isSpark = findSmall(isBright, width, height)
  const weight = Float32Array.from(isBright, (bright, i) => (bright && !isSpark[i] ? 0 : 1))
  const isSmoothed = grow(isSpark, weight, width, height)
  for (let c = 0; c < Math.min(channels, 3); c++) {
    const plane = Float32Array.from({ length: size }, (_, i) => layer[i * channels + c])
    const mean = boxMean(plane, weight, width, height, REACH)
    for (let i = 0; i < size; i++) if (isSmoothed[i]) layer[i * channels + c] = Math.round(mean[i])
  }
  return layer
}

/** The mean of a square around each pixel, of those with a weight. */
function boxMean(plane, weight, width, height, reach) {
  const [sums, weights] = [
    new Float64Array((width + 1) * (height + 1)),
    new Float64Array((width + 1) * (height + 1)),
  ]
  const row = width + 1
  for (let y = 0; y < height; y++)
    for (let x = 0, sum = 0, total = 0; x < width; x++) {
      const i = y * width + x
      const w = weight ? weight[i] : 1
      sum += plane[i] * w
      total += w
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1] + sum
      weights[(y + 1) * row + x + 1] = weights[y * row + x + 1] + total
    }
  const mean = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [top, bottom] = [Math.max(0, y - reach) * row, Math.min(height, y + reach + 1) * row]
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const within = (table) =>
        table[bottom + right] - table[bottom + left] - table[top + right] + table[top + left]
      mean[y * width + x] = within(sums) / Math.max(within(weights), 1)
    }
  return mean
}

/** Marks the connected groups of a few pixels. */
function findSmall(mask, width, height) {
  const isSmall = new Uint8Array(mask.length)
  const isDone = new Uint8Array(mask.length)
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || isDone[start]) continue
    const group = [start]
    isDone[start] = 1
    for (const i of group)
      for (const next of neighbours(i, width, height))
        if (mask[next] && !isDone[next]) {
          isDone[next] = 1
          group.push(next)
        }
    if (group.length <= SPARK_PIXELS && !isDot(group, width)) for (const i of group) isSmall[i] = 1
  }
  return isSmall
}

function isDot(group, width) {
  const span = (values) => Math.max(...values) - Math.min(...values) + 1
  const box = span(group.map((i) => i % width)) * span(group.map((i) => Math.floor(i / width)))
  return group.length >= DOT.pixels && group.length / box >= DOT.share
}

function neighbours(i, width, height) {
  const [x, y] = [i % width, Math.floor(i / width)]
  const found = []
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      if ((dx || dy) && x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height)
        found.push(i + dy * width + dx)
  return found
}

/** The mask with a margin, without pixels of tubes. */
function grow(mask, weight, width, height) {
  const grown = new Uint8Array(mask.length)
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    for (let dy = -MARGIN; dy <= MARGIN; dy++)
      for (let dx = -MARGIN; dx <= MARGIN; dx++) {
        const [nextX, nextY] = [x + dx, y + dy]
        if (nextX < 0 || nextX >= width || nextY < 0 || nextY >= height) continue
        const next = nextY * width + nextX
        if (weight[next]) grown[next] = 1
      }
  }
  return grown
}
