import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges.ts'
import { PHONE_PX } from './phone.ts'
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
  /** Fills the screen of a phone held upright, which then loads its upright twin. */
  fillsPhone?: boolean
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
  fillsPhone,
  className,
}: GlowingPictureProps) {
  const shared = { alt: alt ?? picture.alt, sizes, isFirst }
  if (!picture.neon)
    return <LodgePicture src={picture.src} picture={picture} className={className} {...shared} />
  const unlit = (
    <img
      src={picture.src}
      srcSet={sourceSet(picture, '-unlit', maxWidth)}
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
      srcSet={sourceSet(picture, '-neon', maxWidth)}
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
      {fillsPhone ? inPortrait(picture, '-unlit', unlit) : unlit}
      {fillsPhone ? inPortrait(picture, '-neon', neon) : neon}
    </span>
  )
}

/** The picture's upright twin; of its two widths a screen with less than two pixels a CSS pixel takes the small one. */
const inPortrait = (picture: Picture, layer: '-unlit' | '-neon', image: ReactNode) => (
  <picture>
    <source
      media={`(max-width: ${PHONE_PX - 1}px) and (orientation: portrait)`}
      type="image/avif"
      srcSet={sourceSet(
        { ...picture, src: picture.src.replace('.', '-upright.'), widths: [480, 720] },
        layer,
      )}
      sizes="80vw"
    />
    {image}
  </picture>
)
