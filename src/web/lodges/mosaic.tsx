import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { Button } from '../ui/button.tsx'
import { GlowingPicture } from '../ui/glowing-picture.tsx'
import { LodgePicture } from '../ui/picture.tsx'
import type { Exhibit } from './picture-viewer.tsx'

const PictureViewer = lazy(() => import('./picture-viewer.tsx'))
const TILES = 5

/** Everything there is to see of a lodge, the house itself first. */
function exhibitsOf(lodge: Lodge): Exhibit[] {
  return [lodge.exteriorImage, ...lodge.interiorImages].map((src, index) => {
    const picture = lodge.pictures.find((known) => known.src === src)
    const words = index === 0 ? `${lodge.name} from outside` : `${lodge.name}, inside, picture ${index}`
    return { src, picture, alt: picture?.alt ?? words }
  })
}

/** The first pictures side by side; any of them opens all of them over the whole screen. */
export function Mosaic({ lodge, glow }: { lodge: Lodge; glow: number }) {
  const [open, setOpen] = useState<number | null>(null)
  const exhibits = exhibitsOf(lodge)
  return (
    <div className="relative">
      <div className="grid gap-2 overflow-hidden rounded-picture sm:grid-cols-4 sm:grid-rows-2">
        {exhibits.slice(0, TILES).map((exhibit, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an owner may show the same picture twice
            key={index}
            type="button"
            aria-label={`Enlarge: ${exhibit.alt}`}
            onClick={() => setOpen(index)}
            className={
              index === 0
                ? 'aspect-[3/2] focus-visible:-outline-offset-4 sm:col-span-2 sm:row-span-2'
                : 'hidden aspect-[3/2] focus-visible:-outline-offset-4 sm:block'
            }
          >
            <Tile exhibit={exhibit} isFirst={index === 0} glow={glow} />
          </button>
        ))}
      </div>
      <Button
        onClick={() => setOpen(0)}
        className="absolute right-3 bottom-3 min-h-10 bg-page/85 px-4 py-1.5 text-sm"
      >
        <Images size={16} aria-hidden="true" /> All {exhibits.length} pictures
      </Button>
      {open !== null && (
        <Suspense>
          <PictureViewer
            title={`Pictures of ${lodge.name}`}
            exhibits={exhibits}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

const FIRST_SIZES = '(min-width: 640px) 50vw, 100vw'

function Tile({ exhibit, isFirst, glow }: { exhibit: Exhibit; isFirst: boolean; glow: number }) {
  const { src, picture, alt } = exhibit
  if (isFirst && picture) return <GlowingPicture picture={picture} glow={glow} sizes={FIRST_SIZES} isFirst />
  return (
    <LodgePicture
      src={src}
      picture={picture}
      alt={alt}
      sizes={isFirst ? FIRST_SIZES : '25vw'}
      isFirst={isFirst}
    />
  )
}
