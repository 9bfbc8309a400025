import clsx from 'clsx'
import type { Picture } from '#contract/lodges.ts'
import { LodgePicture, placeholderStyle, sourceSet } from './picture.tsx'

type GlowingPictureProps = {
  picture: Picture
  /** Opacity of the neon layer, 0 to 1. */
  glow: number
  sizes: string
  alt?: string
  isFirst?: boolean
  className?: string
}

/** An unlit picture with its neon layer, blended by `screen`; only the layer's opacity changes. */
export function GlowingPicture({
  picture,
  glow,
  sizes,
  alt,
  isFirst = false,
  className,
}: GlowingPictureProps) {
  const shared = { alt: alt ?? picture.alt, sizes, isFirst }
  if (!picture.neon)
    return <LodgePicture src={picture.src} picture={picture} className={className} {...shared} />
  return (
    <span className={clsx('relative isolate block size-full', className)}>
      <img
        src={picture.src}
        srcSet={sourceSet(picture, '-unlit')}
        sizes={sizes}
        alt={shared.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        style={placeholderStyle(picture)}
        className="size-full object-cover"
      />
      <img
        srcSet={sourceSet(picture, '-neon')}
        sizes={sizes}
        alt=""
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority="low"
        data-testid="neon"
        style={{ opacity: glow }}
        className="absolute inset-0 size-full object-cover mix-blend-screen transition-opacity duration-1000"
      />
    </span>
  )
}
