import { type Hanging, hang, project, type Size } from './hanging.ts'
import type { Placement } from './placement.ts'

export type WallSource = HTMLVideoElement | HTMLImageElement

export function measure(wall: WallSource): Size {
  return wall instanceof HTMLVideoElement
    ? { width: wall.videoWidth, height: wall.videoHeight }
    : { width: wall.naturalWidth, height: wall.naturalHeight }
}

function createCanvas({ width, height }: Size): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas to photograph on')
  return [canvas, context]
}

/** Side of the square that holds the artwork in any rotation. */
const shadowSide = ({ width, height, shadow }: Hanging): number =>
  Math.hypot(width, height) + 2 * (shadow.drop + 2 * shadow.softness)

function paintFlat(art: HTMLImageElement, hanging: Hanging): HTMLCanvasElement {
  const { width, height, turn, shadow } = hanging
  const side = shadowSide(hanging)
  const [canvas, context] = createCanvas({ width: side, height: side })
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(turn)
  context.shadowColor = shadow.color
  context.shadowBlur = shadow.softness
  context.shadowOffsetY = shadow.drop
  context.imageSmoothingQuality = 'high'
  context.drawImage(art, -width / 2, -height / 2, width, height)
  return canvas
}

/** Draws the tilted artwork in upright strips of one pixel, because canvas has no perspective. */
function paintTilted(context: CanvasRenderingContext2D, flat: HTMLCanvasElement, hanging: Hanging): void {
  const half = flat.width / 2
  for (let strip = 0; strip < flat.width; strip++) {
    const from = project(strip - half, hanging)
    const to = project(strip + 1 - half, hanging)
    const height = flat.height * from.factor
    // Half a pixel of overlap closes the gaps between strips.
    const width = to.x - from.x + 0.5
    context.drawImage(
      flat,
      strip,
      0,
      1,
      flat.height,
      hanging.x + from.x,
      hanging.y - height / 2,
      width,
      height,
    )
  }
}

/** Safari on phones has no canvas with more pixels than the square of this. */
const LONGEST_PX = 4096

export function fittedTo({ width, height }: Size, longest = LONGEST_PX): Size {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** The photo is reduced until the canvases of the wall and of the artwork are both within LONGEST_PX. */
export function hangOn(
  wall: Size,
  art: Size,
  placement: Placement,
  share?: number,
): { frame: Size; hanging: Hanging } {
  const whole = fittedTo(wall)
  const fit = Math.min(1, LONGEST_PX / Math.ceil(shadowSide(hang(placement, art, whole, share))))
  const frame = fittedTo(whole, Math.floor(fit * Math.max(whole.width, whole.height)))
  return { frame, hanging: hang(placement, art, frame, share) }
}

/** A JPEG in the wall's own resolution, as far as a canvas allows it. */
export async function photograph(
  wall: WallSource,
  art: HTMLImageElement,
  placement: Placement,
  share: number | undefined,
): Promise<Blob> {
  await art.decode()
  const artSize = { width: art.naturalWidth, height: art.naturalHeight }
  const { frame, hanging } = hangOn(measure(wall), artSize, placement, share)
  const [canvas, context] = createCanvas(frame)
  context.drawImage(wall, 0, 0, frame.width, frame.height)
  const flat = paintFlat(art, hanging)
  if (hanging.tilt === 0) context.drawImage(flat, hanging.x - flat.width / 2, hanging.y - flat.height / 2)
  else paintTilted(context, flat, hanging)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the photo could not be written'))),
      'image/jpeg',
      0.92,
    )
  })
}
