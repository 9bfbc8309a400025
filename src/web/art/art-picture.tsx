import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ArtItem } from '#contract/lodges.ts'
import { placeholderStyle, sourceSet } from '../ui/picture.tsx'

type ArtPictureProps = {
  piece: ArtItem
  sizes: string
  isFirst?: boolean
  className?: string
  style?: CSSProperties
}

/** An artwork in its own proportions, never cropped. */
export function ArtPicture({ piece, sizes, isFirst = false, className, style }: ArtPictureProps) {
  const { picture } = piece
  return (
    <picture className="contents">
      {picture && <source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />}
      <img
        src={piece.image}
        alt={picture?.alt ?? piece.title}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 1200}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={{ ...placeholderStyle(picture), ...style }}
        className={clsx('h-auto max-h-full w-auto max-w-full', className)}
      />
    </picture>
  )
}
