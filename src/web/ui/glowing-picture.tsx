import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges.ts'
import { LodgePicture, placeholderStyle, sourceSet } from './picture.tsx'

type GlowingPictureProps = {
  picture: Picture
  /** Opacity of the neon layer, 0 to 1. */
  glow: number
  sizes: string
  alt?: string
  isFirst?: boolean
  /** Pixels of the widest file. */
  maxWidth?: number | undefined
  /** Shows the framing that fills a screen: the upright one where it is held upright, else the wide one. */
  fillsScreen?: boolean
  className?: string
}

/** An unlit picture with its neon layer, blended by `screen`; only the layer's opacity changes. */
export function GlowingPicture({
  picture,
  glow,
  sizes,
  alt,
  isFirst = false,
  maxWidth,
  fillsScreen,
  className,
}: GlowingPictureProps) {
  const shared = { alt: alt ?? picture.alt, sizes, isFirst }
  if (!picture.neon)
    return <LodgePicture src={picture.src} picture={picture} className={className} {...shared} />
  const shown = fillsScreen ? framed(picture, 'wide') : picture
  const unlit = (
    <img
      src={picture.src}
      srcSet={sourceSet(shown, '-unlit', maxWidth)}
      sizes={sizes}
      alt={shared.alt}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={placeholderStyle(picture)}
      // The state of a rendered page has no blurs (api/page-state.ts).
      suppressHydrationWarning
      className="fill"
    />
  )
  const neon = (
    <img
      srcSet={sourceSet(shown, '-neon', maxWidth)}
      sizes={sizes}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority="low"
      data-testid="neon"
      style={{ opacity: glow }}
      className="neon"
    />
  )
  return (
    <span className={clsx('layers', className)}>
      {fillsScreen ? inPortrait(picture, '-unlit', unlit) : unlit}
      {fillsScreen ? inPortrait(picture, '-neon', neon) : neon}
    </span>
  )
}

/** Widths of the files of each framing (studio/encode.mjs). */
const FRAMES = { upright: [480, 720], wide: [1440, 1920, 2560] }

/** The same view in another framing. */
const framed = (picture: Picture, frame: keyof typeof FRAMES): Picture => ({
  ...picture,
  src: picture.src.replace('.', `-${frame}.`),
  widths: FRAMES[frame],
})

/** The upright framing; of its two widths a screen with less than two pixels a CSS pixel takes the small one. */
const inPortrait = (picture: Picture, layer: '-unlit' | '-neon', image: ReactNode) => (
  <picture>
    <source
      media="(orientation: portrait)"
      type="image/avif"
      srcSet={sourceSet(framed(picture, 'upright'), layer)}
      sizes="80vw"
    />
    {image}
  </picture>
)
