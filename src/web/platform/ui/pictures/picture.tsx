import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { placeholderStyle, sourceSet } from './picture-source.ts'

type LodgePictureProps = {
  /** Address of the picture: one of ours, or any address. */
  src: string
  /** Sizes and formats; undefined for a foreign address. */
  picture?: Picture | undefined
  alt?: string
  /** The `sizes` attribute. */
  sizes: string
  /** Opacity of the neon layer, 0 to 1, of a picture that has one. */
  glow?: number
  /** Pixels of the widest file of such a picture. */
  maxWidth?: number | undefined
  /** Puts a layer into a `<picture>` with other files for other screens. */
  frame?: (layer: LayerName, image: ReactNode) => ReactNode
  /** True for the largest picture of the first screen, which loads first. */
  isFirst?: boolean
  /** True for a picture that must not delay the largest one beside it. */
  isSecond?: boolean
  /** Shows all of the picture instead of filling the frame with it. */
  isWhole?: boolean
  className?: string
}

export type LayerName = '-unlit' | '-neon'

/**
 * A picture in the best format and width; its size is reserved. One with neon is its unlit layer with the neon over it,
 * blended by `screen`: only the opacity of the neon changes.
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
          // Light is soft.
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
