import { Expand } from 'lucide-react'
import { Suspense, useState } from 'react'
import { imageText } from '#contract/image-text.ts'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LodgePicture } from '../ui/picture.tsx'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'), 'dialog')

/** The lodge's fireplace; over the whole screen with its video, if it has one. */
export function PremiumFireplace({ lodge, image }: { lodge: Lodge; image: string }) {
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
      <div className="mt-5 overflow-hidden rounded-picture">
        <LodgePicture src={image} picture={picture} alt={alt} sizes="(min-width: 1024px) 820px, 100vw" />
      </div>
      {isOpen && (
        <Suspense>
          <PictureViewer
            title={`The fireplace of ${lodge.name}`}
            exhibits={[{ src: image, picture, alt, video: lodge.neonFireplaceVideo }]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
