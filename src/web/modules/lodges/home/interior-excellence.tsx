import { Link } from '@tanstack/react-router'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { RenderingNote } from '#web/platform/ui/pictures/rendering-note.tsx'
import type { StayLink } from '../stay-link.ts'
import { interiorLodges } from './interior-lodges.ts'
import './crossfade.css'

/** Built-in rooms, for a lodge without a picture and for a list that failed to load. */
const fallback = [
  { slug: 'xrp-lodge', name: 'XRP Lodge', room: 'living' },
  { slug: 'ethereum-lodge', name: 'Ethereum Lodge', room: 'bedroom' },
  { slug: 'solana-lodge', name: 'Solana Lodge', room: 'fireplace' },
  { slug: 'doge-lodge', name: 'DOGE Lodge', room: 'bathroom' },
  { slug: 'xrp-lodge', name: 'XRP Lodge', room: 'bedroom' },
] as const

const HALF = '(min-width:1280px) 612px,(min-width:640px) 48vw,92vw'
const THIRD = '(min-width:1280px) 404px,(min-width:640px) 31vw,92vw'

/** A built-in exterior has its living room beside it. */
const EXTERIOR = '/exterior.webp'

type Tile = { key: string; slug: string; name: string; src: string; lodge?: ListedLodge }

function toTiles(lodges: readonly ListedLodge[] | undefined): Tile[] {
  return interiorLodges.map((slug, index) => {
    const lodge = lodges?.find((candidate) => candidate.slug === slug)
    if (lodge?.exteriorImage) return { key: slug, slug, name: lodge.name, src: lodge.exteriorImage, lodge }
    const other = fallback[index] ?? fallback[0]
    const src = `/pictures/${other.slug}/${other.room}.webp`
    // A lodge without a picture keeps its link.
    const { slug: leadsTo, name } = lodge ?? other
    return { key: `${slug}-fallback`, slug: leadsTo, name, src }
  })
}

type InteriorExcellenceProps = {
  lodges: readonly ListedLodge[] | undefined
  staySearch: StayLink | undefined
}

export default function InteriorExcellence({ lodges, staySearch }: InteriorExcellenceProps) {
  const tiles = toTiles(lodges)
  return (
    <section aria-labelledby="interiors" className="after-first-screen column pt-24">
      <h2 id="interiors" className="text-4xl sm:text-5xl">
        Interior Excellence
      </h2>
      <div className="mt-3">
        <RenderingNote sources={tiles.map(({ src }) => src)} of="lodges" />
      </div>
      <ul className="mt-6 grid auto-cols-[min(60vw,240px)] grid-flow-col gap-4 overflow-x-auto sm:grid-flow-row sm:grid-cols-6">
        {tiles.map(({ key, slug, name, src, lodge }, index) => (
          <li key={key} className={index < 2 ? 'sm:col-span-3' : 'sm:col-span-2'}>
            <Link
              to="/lodge/$slug"
              params={{ slug }}
              search={staySearch ?? {}}
              className="group relative block aspect-[3/2] overflow-hidden rounded-picture"
            >
              <LodgePicture
                src={src}
                picture={lodge?.pictures.find((picture) => picture.src === src)}
                alt={name}
                sizes={index < 2 ? HALF : THIRD}
                maxWidth={960}
                className="zoom"
              />
              {src.endsWith(EXTERIOR) && (
                <img
                  src={src.replace(EXTERIOR, '/living-480.avif')}
                  alt=""
                  loading="lazy"
                  className="fill crossfade absolute inset-0"
                  style={{ opacity: 0 }}
                />
              )}
              {/* The overlay's text already names the link. */}
              <span aria-hidden="true" className="overlaid mark">
                {name}
              </span>
              <span className="overlay">
                <span className="font-display text-xl">Visit {name}</span>
                <span className="text-sm text-muted">Click to explore</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
