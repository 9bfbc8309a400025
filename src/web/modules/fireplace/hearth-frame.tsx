import clsx from 'clsx'
import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { HEIGHT, WIDTH } from './frame.ts'
import type { Hearth } from './hearth.ts'
import { findPart, putOut } from './put-out.ts'

/** `glow` is the opacity of the neon. */
export type Fireside = {
  hearth: Hearth
  src: string
  picture: Picture | undefined
  alt: string
  glow: number
}

type HearthFrameProps = {
  fireside: Fireside
  canvas: ComponentProps<'canvas'>['ref']
  sizes: string
  button?: ComponentProps<'button'>
}

const ENLARGED = 1.4
const DENSITY = 1.6

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** Addresses of the pictures under and over the fire. */
type Layers = { soot: string; front: string }

export function HearthFrame({ fireside, canvas, sizes, button }: HearthFrameProps) {
  const { hearth, src, picture, alt, glow } = fireside
  const room = useRef<HTMLDivElement>(null)
  const [layers, setLayers] = useState<Layers>()
  useEffect(() => {
    const frame = room.current
    if (!frame) return
    const prepare = () => {
      const [image, neon] = frame.querySelectorAll('img')
      if (image?.naturalWidth) setLayers(createLayers(image, neon, hearth, glow))
    }
    prepare()
    // Load events do not bubble.
    frame.addEventListener('load', prepare, true)
    return () => frame.removeEventListener('load', prepare, true)
  }, [hearth, glow])
  const place = findPart(hearth, 1, 1)
  const flame = (
    <span className="absolute" style={aroundHearth(place)}>
      <Flame hearth={hearth} canvas={canvas} layers={layers} />
    </span>
  )
  return (
    <div className="relative isolate aspect-[3/2] overflow-clip rounded-picture bg-page">
      <div ref={room} className="absolute" style={aroundHearth(place)}>
        <LodgePicture src={src} picture={picture} alt={alt} glow={glow} sizes={sizes} />
      </div>
      {button ? (
        <button {...button} className={clsx('absolute inset-0', button.className)}>
          {flame}
        </button>
      ) : (
        flame
      )}
    </div>
  )
}

type FlameProps = {
  hearth: Hearth
  canvas: ComponentProps<'canvas'>['ref']
  layers: Layers | undefined
}

function Flame({ hearth, canvas, layers }: FlameProps) {
  const place = findPart(hearth, 1, 1)
  const box: CSSProperties = {
    left: percent(place.left),
    top: percent(place.top),
    width: percent(place.width),
    height: percent(place.height),
  }
  const inOpening = { ...box, clipPath: `polygon(${openingIn(hearth)})` }
  return (
    <>
      {layers && <img src={layers.soot} alt="" className="absolute" style={inOpening} />}
      <span className="absolute mix-blend-screen" style={inOpening}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          className="block size-full"
          style={{ transform: `skewY(${hearth.slope}deg)` }}
        />
      </span>
      {layers && <img src={layers.front} alt="" className="pointer-events-none absolute" style={box} />}
    </>
  )
}

/** Moves the enlarged still so that the hearth is below the middle of the frame. */
function aroundHearth({ left, top, width, height }: ReturnType<typeof findPart>): CSSProperties {
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

/** Draws the hearth with its neon, as the page shows it, but without the fire. */
function createLayers(
  image: HTMLImageElement,
  neon: HTMLImageElement | undefined,
  hearth: Hearth,
  glow: number,
): Layers | undefined {
  const [fireLeft, fireTop, fireRight, fireBottom] = hearth.fire
  const sheet = document.createElement('canvas')
  sheet.width = Math.round((fireRight - fireLeft) * DENSITY)
  sheet.height = Math.round((fireBottom - fireTop) * DENSITY)
  const context = sheet.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const draw = (layer: HTMLImageElement) => {
    const { left, top, width, height } = findPart(hearth, layer.naturalWidth, layer.naturalHeight)
    context.drawImage(layer, left, top, width, height, 0, 0, sheet.width, sheet.height)
  }
  draw(image)
  if (neon?.naturalWidth) {
    context.globalCompositeOperation = 'screen'
    context.globalAlpha = glow
    draw(neon)
  }
  const layers = putOut(context.getImageData(0, 0, sheet.width, sheet.height), hearth)
  const createAddress = ({ data }: { data: Uint8ClampedArray }) => {
    const pixels = context.createImageData(sheet.width, sheet.height)
    pixels.data.set(data)
    context.putImageData(pixels, 0, 0)
    return sheet.toDataURL()
  }
  return { soot: createAddress(layers.soot), front: createAddress(layers.front) }
}
