import { type ComponentProps, type CSSProperties, useEffect, useRef } from 'react'
import type { Picture } from '#contract/lodges.ts'
import { LodgePicture } from '../ui/picture.tsx'
import { HEIGHT, WIDTH } from './frame.ts'
import type { Hearth } from './hearth.ts'
import { partOf, putOut } from './put-out.ts'

/** A lodge's built-in still of its fireside. */
export type Fireside = { hearth: Hearth; src: string; picture: Picture | undefined; alt: string }

type HearthFrameProps = {
  fireside: Fireside
  canvas: ComponentProps<'canvas'>['ref']
  sizes: string
}

/** The frame shows the room around the hearth. */
const ENLARGED = 1.4
const DENSITY = 1.6

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** The simulated fire in the hearth of a lodge's still. */
export function HearthFrame({ fireside: { hearth, src, picture, alt }, canvas, sizes }: HearthFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const soot = useRef<HTMLCanvasElement>(null)
  const front = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = room.current?.querySelector('img')
    if (!image) return
    const prepare = () => {
      if (image.naturalWidth > 0 && soot.current && front.current)
        prepareHearth(image, hearth, soot.current, front.current)
    }
    if (image.complete) prepare()
    image.addEventListener('load', prepare)
    return () => image.removeEventListener('load', prepare)
  }, [hearth])
  const place = partOf(hearth, 1, 1)
  const box: CSSProperties = {
    left: percent(place.left),
    top: percent(place.top),
    width: percent(place.width),
    height: percent(place.height),
  }
  const inOpening = { ...box, clipPath: `polygon(${openingIn(hearth)})` }
  const size = sizeOf(hearth)
  return (
    <div className="relative isolate aspect-[3/2] overflow-clip rounded-picture bg-page">
      <div ref={room} className="absolute" style={aroundHearth(place)}>
        <LodgePicture src={src} picture={picture} alt={alt} sizes={sizes} />
        <canvas ref={soot} {...size} className="absolute" style={inOpening} />
        <div className="absolute mix-blend-screen" style={inOpening}>
          <canvas
            ref={canvas}
            width={WIDTH}
            height={HEIGHT}
            className="block size-full"
            style={{ transform: `skewY(${hearth.slope}deg)` }}
          />
        </div>
        <canvas ref={front} {...size} className="absolute" style={box} />
      </div>
    </div>
  )
}

function sizeOf({ fire: [left, top, right, bottom] }: Hearth) {
  return { width: Math.round((right - left) * DENSITY), height: Math.round((bottom - top) * DENSITY) }
}

/** Moves the enlarged still so that the hearth is below the middle of the frame. */
function aroundHearth({ left, top, width, height }: ReturnType<typeof partOf>): CSSProperties {
  const within = (offset: number) => percent(Math.min(0, Math.max(1 - ENLARGED, offset)))
  return {
    width: percent(ENLARGED),
    height: percent(ENLARGED),
    left: within(0.5 - ENLARGED * (left + width / 2)),
    top: within(0.62 - ENLARGED * (top + height / 2)),
  }
}

const openingIn = ({ opening, fire: [left, top, right, bottom] }: Hearth): string =>
  opening
    .map(([x, y]) => `${percent((x - left) / (right - left))} ${percent((y - top) / (bottom - top))}`)
    .join(', ')

function prepareHearth(
  image: HTMLImageElement,
  hearth: Hearth,
  soot: HTMLCanvasElement,
  front: HTMLCanvasElement,
): void {
  const { left, top, width, height } = partOf(hearth, image.naturalWidth, image.naturalHeight)
  const context = soot.getContext('2d', { willReadFrequently: true })
  if (!context) return
  context.drawImage(image, left, top, width, height, 0, 0, soot.width, soot.height)
  const layers = putOut(context.getImageData(0, 0, soot.width, soot.height), hearth)
  for (const [canvas, { data }] of [
    [soot, layers.soot],
    [front, layers.front],
  ] as const) {
    const drawn = canvas.getContext('2d')
    const pixels = drawn?.createImageData(canvas.width, canvas.height)
    if (!drawn || !pixels) continue
    pixels.data.set(data)
    drawn.putImageData(pixels, 0, 0)
  }
}
