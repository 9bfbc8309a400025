import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ArtItem } from '#contract/lodges/lodges.ts'
import { placeholderStyle, sourceSet } from '#web/platform/ui/pictures/picture-source.ts'

type ArtPictureProps = {
  piece: ArtItem
  sizes: string
  isFirst?: boolean
  /** The square reserves its size before the picture loads, so that nothing moves. */
  inSquare?: boolean
  className?: string
  style?: CSSProperties
}

/** Shows the artwork uncropped. */
export function ArtPicture({
  piece,
  sizes,
  isFirst = false,
  inSquare = false,
  className,
  style,
}: ArtPictureProps) {
  const { picture } = piece
  const width = inSquare ? `${Math.min(1, picture ? picture.width / picture.height : 1) * 100}%` : undefined
  return (
    <picture className="contents">
      {/* Hidden, because WebKit makes a source an item of the surrounding grid. */}
      {picture && <source className="hidden" type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} />}
      <img
        src={piece.image}
        alt={picture?.alt ?? piece.title}
        width={picture?.width ?? 1200}
        height={picture?.height ?? 1200}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        draggable={false}
        style={{ ...placeholderStyle(picture), width, ...style }}
        className={clsx('h-auto max-h-full w-auto max-w-full', className)}
      />
    </picture>
  )
}
