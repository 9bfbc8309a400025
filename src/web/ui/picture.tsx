import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { Picture } from '#contract/lodges.ts'

type LodgePictureProps = {
  /** Address of the picture: one of ours, or any address. */
  src: string
  /** Sizes and formats; undefined for a foreign address. */
  picture?: Picture | undefined
  alt?: string
  /** The `sizes` attribute. */
  sizes: string
  /** True for the largest picture of the first screen, which loads first. */
  isFirst?: boolean
  /** True for a picture that must not delay the largest one beside it. */
  isSecond?: boolean
  className?: string
}

/** `srcset` of one of a picture's layers, up to a width: 'name-960.avif 960w, …'. */
export function sourceSet(
  { src, widths }: Picture,
  layer: '' | '-unlit' | '-neon' = '',
  maxWidth = Infinity,
): string {
  const name = src.replace(/\.\w+$/, '')
  const wanted = widths.filter((width, place) => place === 0 || width <= maxWidth)
  return wanted.map((width) => `${name}${layer}-${width}.avif ${width}w`).join(', ')
}

/** The placeholder of a loading picture: its blur over its colour. */
export function placeholderStyle(picture: Picture | undefined): CSSProperties {
  if (!picture) return {}
  const blur = picture.placeholder && ` url(${picture.placeholder}) 0 0/cover`
  return { background: picture.color + blur }
}

/** A picture in the best format and width; its size is reserved. */
export function LodgePicture({ src, picture, alt, sizes, isFirst, isSecond, className }: LodgePictureProps) {
  return (
    <picture>
      {picture && <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />}
      <img
        src={src || undefined}
        data-failed={src ? undefined : ''}
        alt={alt ?? picture?.alt ?? ''}
        width={picture?.width ?? 1536}
        height={picture?.height ?? 1024}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : isSecond ? 'low' : undefined}
        decoding="async"
        style={placeholderStyle(picture)}
        // The state of a rendered page has no blurs (api/page-state.ts).
        suppressHydrationWarning
        className={clsx('fill', className)}
      />
    </picture>
  )
}
