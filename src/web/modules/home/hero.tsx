import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges/lodges.ts'
import { scrollToSection } from '#web/platform/shell/scroll-to-section.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { type LayerName, LodgePicture } from '#web/platform/ui/pictures/picture.tsx'
import { sourceSet } from '#web/platform/ui/pictures/picture-source.ts'
import { isRendering } from '#web/platform/ui/pictures/renderings.ts'

type HeroProps = {
  picture: Picture | undefined
  glow: number
  caption: ReactNode
  coins: ReactNode
  search: ReactNode
}

const fitsHalfPhone = 'max-sm:px-2'

/** Only exteriors are framed for a screen (studio/encode.mjs). */
const framed = (picture: Picture, frame: string, widths: number[]): Picture =>
  picture.src.endsWith('/exterior.webp')
    ? { ...picture, src: picture.src.replace('.', `-${frame}.`), widths }
    : picture

const withUpright = (picture: Picture) => (layer: LayerName, image: ReactNode) => (
  <picture>
    {/* A screen with less than two pixels a CSS pixel takes the smallest of these widths. */}
    <source
      media="(orientation: portrait)"
      type="image/avif"
      srcSet={sourceSet(framed(picture, 'upright', [480, 720, 1080]), layer)}
      sizes="80vw"
    />
    {image}
  </picture>
)

export function Hero({ picture, glow, caption, coins, search }: HeroProps) {
  return (
    <section id="home" className="relative isolate flex min-h-[100svh] items-end overflow-hidden">
      <div className="absolute inset-0 -z-20">
        {picture && (
          <LodgePicture
            src={picture.src}
            picture={framed(picture, 'wide', [1440, 1920, 2560])}
            frame={withUpright(picture)}
            glow={glow}
            sizes="100vw"
            alt=""
            isFirst
          />
        )}
      </div>
      <div className="hero-scrim absolute inset-0 -z-10" />
      <div className="pointer-events-none absolute inset-0 -z-10">{coins}</div>
      <div className="column grid justify-items-start gap-5 pt-32 pb-6">
        <h1 className="max-w-4xl text-5xl leading-[1.02] sm:text-7xl lg:text-8xl">Crypto Lodge</h1>
        <p className="max-w-xl text-lg text-text/90">
          Experience the future of luxury cabin rentals with our futuristic A-frame crypto-themed lodges
          featuring hot tubs and premium amenities
        </p>
        <div className="grid w-full grid-cols-2 gap-3 max-sm:text-sm sm:flex sm:flex-wrap">
          <Button className={fitsHalfPhone} onClick={() => scrollToSection('lodges')}>
            Explore Our Lodges
          </Button>
          <ButtonLink isButton variant="plain" className={fitsHalfPhone} to="/art-gallery">
            View Art Gallery
          </ButtonLink>
          <ButtonLink isButton variant="plain" className="max-sm:col-span-2" to="/investor-badges">
            Invest in Crypto Lodge
          </ButtonLink>
        </div>
        <div className="flex min-h-12 flex-wrap content-start items-baseline gap-x-3 sm:min-h-6">
          {caption}
          {picture && isRendering(picture.src) && <p className="text-sm text-text/90">Rendering</p>}
        </div>
        {search}
      </div>
    </section>
  )
}
