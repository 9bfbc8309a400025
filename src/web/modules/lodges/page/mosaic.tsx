import clsx from 'clsx'
import { Images } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { imageText } from '#web/platform/ui/pictures/image-text.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import type { Exhibit } from './picture-viewer.tsx'

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'), 'dialog')
const TILES = 5

function toExhibits(lodge: Lodge): Exhibit[] {
  return [lodge.exteriorImage, ...lodge.interiorImages].map((src, index) => {
    const picture = lodge.pictures.find((known) => known.src === src)
    const words = index === 0 ? `${lodge.name} from outside` : `${lodge.name}, inside, picture ${index}`
    return { src, picture, alt: imageText(lodge, src, words) }
  })
}

export function Mosaic({ lodge, glow }: { lodge: Lodge; glow: number }) {
  const [open, setOpen] = useState<number | null>(null)
  const exhibits = toExhibits(lodge)
  return (
    <div className="relative">
      <div className="grid grid-cols-2 gap-2 overflow-hidden rounded-picture sm:grid-cols-4 sm:grid-rows-2">
        {exhibits.slice(0, TILES).map((exhibit, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: an owner may show the same picture twice
            key={index}
            type="button"
            aria-label={`Enlarge: ${exhibit.alt}`}
            onClick={() => setOpen(index)}
            className={clsx(
              'focus-visible:-outline-offset-4',
              tileShape(index, Math.min(exhibits.length, TILES)),
            )}
          >
            <Tile exhibit={exhibit} isFirst={index === 0} glow={glow} />
          </button>
        ))}
      </div>
      {exhibits.length > 1 && (
        <Button
          onClick={() => setOpen(0)}
          className="absolute right-3 bottom-3 min-h-10 bg-page/85 px-4 py-1.5 text-sm"
        >
          <Images size={16} aria-hidden="true" />
          <span>{` All ${exhibits.length} pictures`}</span>
        </Button>
      )}
      {open !== null && (
        <Suspense>
          <PictureViewer
            title={`Pictures of ${lodge.name}`}
            exhibits={exhibits}
            glow={glow}
            start={open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The first tile is twice as wide and high. Tiles are wider when there are fewer than five. */
function tileShape(index: number, count: number): string {
  if (count === 1) return 'aspect-[3/2] col-span-2 sm:col-span-4 sm:row-span-2'
  if (count === 2) return 'aspect-[3/2] col-span-2 sm:row-span-2'
  // The first tile is as high as the others with their gap, whatever its picture's height.
  if (index === 0)
    return 'aspect-[3/2] col-span-2 sm:row-span-2 sm:aspect-auto relative sm:*:absolute sm:*:inset-0'
  const isWide = count === 3 || (count === 4 && index === 1)
  return isWide ? 'aspect-[3/1] col-span-2' : 'aspect-[3/2]'
}

const FIRST_SIZES = '(min-width: 1280px) 616px, (min-width: 640px) 48vw, calc(100vw - 40px)'
const OTHER_SIZES = '(min-width: 640px) 25vw, 50vw'

function Tile({ exhibit, isFirst, glow }: { exhibit: Exhibit; isFirst: boolean; glow: number }) {
  const { src, picture, alt } = exhibit
  return (
    <LodgePicture
      src={src}
      picture={picture}
      alt={alt}
      glow={glow}
      sizes={isFirst ? FIRST_SIZES : OTHER_SIZES}
      isFirst={isFirst}
      isSecond={!isFirst}
    />
  )
}
