import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import type { TourScene } from '../tour-scenes.ts'
import type { TourStage } from '../tour-stage.ts'
import { pictureRect } from './projection.ts'

type FlatPictureProps = {
  stage: TourStage
  scene: TourScene
  /** Undefined for a foreign address. */
  picture: Picture | undefined
  /** Width divided by height. */
  shape: number
  glow: number
  onShape: (shape: number) => void
}

/** The CSS width that a transform moves and scales. */
const BASE_WIDTH = 1000
const SIZES = '150vw'

export function FlatPicture({ stage, scene, picture, shape, glow, onShape }: FlatPictureProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(
    () =>
      stage.add((view) => {
        const { left, top, width } = pictureRect(shape, view, stage.size)
        if (wrapper.current)
          wrapper.current.style.transform = `translate(${left}px, ${top}px) scale(${width / BASE_WIDTH})`
        return false
      }),
    [stage, shape],
  )
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    wrapper.current?.animate([{ opacity: 0 }, { opacity: 1 }], 220)
  }, [])
  return (
    <>
      <div
        ref={wrapper}
        className="pointer-events-none absolute top-0 left-0 origin-top-left"
        style={{ width: BASE_WIDTH, height: BASE_WIDTH / shape }}
      >
        {picture ? (
          <LodgePicture
            src={picture.src}
            picture={picture}
            alt={picture.alt || scene.name}
            glow={glow}
            sizes={SIZES}
            isFirst
          />
        ) : (
          <img
            src={scene.image}
            alt={scene.imageText ?? scene.name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalHeight > 0 && onShape(naturalWidth / naturalHeight)
            }
            onError={() => setMissing(true)}
            className="size-full object-cover"
          />
        )}
      </div>
      {isMissing && (
        <p role="status" className="absolute inset-x-0 top-1/3 text-center text-muted">
          This picture could not be loaded.
        </p>
      )}
    </>
  )
}
