import type { Lodge } from '#contract/lodges/lodges.ts'
import { imageText } from '#web/platform/ui/pictures/image-text.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'

type StayPictureProps = {
  lodge: Lodge | null | undefined
}

export function StayPicture({ lodge }: StayPictureProps) {
  if (lodge === null) return null
  const frame = 'aspect-3/2 overflow-hidden rounded-picture sm:aspect-21/9 print:hidden'
  if (!lodge) return <div className={`placeholder ${frame}`} />
  const { exteriorImage: src, name, pictures } = lodge
  return (
    <div className={frame}>
      <LodgePicture
        src={src}
        picture={pictures.find((picture) => picture.src === src)}
        alt={imageText(lodge, src, name)}
        sizes="(min-width: 1280px) 852px, 100vw"
        isFirst
      />
    </div>
  )
}
