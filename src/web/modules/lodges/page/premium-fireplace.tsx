import { Expand } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { imageText } from '#web/platform/ui/pictures/image-text.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'), 'dialog')

type PremiumFireplaceProps = {
  lodge: Lodge
  image: string
  /** Opacity of the neon, 0 to 1. */
  glow: number
  /** The fire in the picture, on the page and full-screen; null shows the plain picture. */
  live: ReactNode
  liveFullScreen: ReactNode
}

export function PremiumFireplace({ lodge, image, glow, live, liveFullScreen }: PremiumFireplaceProps) {
  const [isOpen, setOpen] = useState(false)
  const picture = lodge.pictures.find(({ src }) => src === image)
  const alt = imageText(lodge, image, `The fireplace of ${lodge.name}`)
  return (
    <section aria-labelledby="premium-fireplace">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="premium-fireplace" className="text-3xl">
          Premium Fireplace
        </h2>
        <Button onClick={() => setOpen(true)}>
          <Expand size={16} aria-hidden="true" /> View Full Screen
        </Button>
      </div>
      <div className="mt-5">
        {live ?? (
          <div className="overflow-hidden rounded-picture">
            <LodgePicture
              src={image}
              picture={picture}
              alt={alt}
              glow={glow}
              sizes="(min-width: 1024px) 820px, 100vw"
            />
          </div>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PictureViewer
            title={`The fireplace of ${lodge.name}`}
            exhibits={[{ src: image, picture, alt, live: liveFullScreen }]}
            glow={glow}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
