import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { placeholderStyle, sourceSet } from './picture-source.ts'

type LodgePictureProps = {
  src: string
  /** Undefined for a foreign address. */
  picture?: Picture | undefined
  alt?: string
  sizes: string
  /** Opacity of the neon layer, 0 to 1. */
  glow?: number
  /** Widest file of a picture with neon, in pixels. */
  maxWidth?: number | undefined
  /** Puts a layer into a `<picture>` with other files for other screens. */
  frame?: (layer: LayerName, image: ReactNode) => ReactNode
  /** For the largest picture of the first screen, which loads first. */
  isFirst?: boolean
  /** For a picture that must not delay the largest one beside it. */
  isSecond?: boolean
  isWhole?: boolean
  className?: string
}

export type LayerName = '-unlit' | '-neon'

/**
 * The picture's size is reserved. Neon is a layer over the unlit picture, blended by `screen`, so only its
 * opacity changes.
 */
export function LodgePicture(props: LodgePictureProps) {
  const {
    src,
    picture,
    alt,
    sizes,
    glow = 1,
    maxWidth,
    frame = (_, layer) => layer,
    isFirst,
    isSecond,
    isWhole,
    className,
  } = props
  const fit = isWhole && 'object-contain!'
  const loading = isFirst ? 'eager' : 'lazy'
  const glows = picture?.neon
  const files = (layer: LayerName, widest = maxWidth) =>
    glows && { srcSet: sourceSet(picture, layer, widest), sizes }
  const image = (
    <img
      src={src || undefined}
      {...files('-unlit')}
      data-failed={src ? undefined : ''}
      alt={alt ?? picture?.alt ?? ''}
      width={picture?.width ?? 1536}
      height={picture?.height ?? 1024}
      loading={loading}
      fetchPriority={isFirst ? 'high' : isSecond ? 'low' : undefined}
      decoding={glows ? undefined : 'async'}
      style={isWhole ? undefined : placeholderStyle(picture)}
      // The state of a rendered page has no blurs (api/page-state.ts).
      suppressHydrationWarning
      className={clsx('fill', fit, !glows && className)}
    />
  )
  if (!glows)
    return (
      <picture>
        {picture && <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />}
        {image}
      </picture>
    )
  return (
    <span className={clsx('layers', className)}>
      {frame('-unlit', image)}
      {frame(
        '-neon',
        <img
          // Light is soft, so a smaller file is enough.
          {...files('-neon', maxWidth && maxWidth * 0.75)}
          alt=""
          loading={loading}
          fetchPriority={isFirst ? 'low' : undefined}
          data-testid="neon"
          style={{ opacity: glow }}
          className={clsx('neon', fit)}
        />,
      )}
    </span>
  )
}
