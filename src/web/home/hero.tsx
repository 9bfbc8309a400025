import type { ReactNode } from 'react'
import type { Picture } from '#contract/lodges.ts'
import { scrollToSection } from '../shell/scroll-to-section.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { GlowingPicture } from '../ui/glowing-picture.tsx'

type HeroProps = {
  picture: Picture | undefined
  /** Opacity of the neon, 0 to 1. */
  glow: number
  /** Today's strongest mover, in words. */
  mover: ReactNode
  /** The falling coins, between picture and words. */
  coins: ReactNode
}

/** The first screen: a lodge at dusk, what this is, and three ways on. */
export function Hero({ picture, glow, mover, coins }: HeroProps) {
  return (
    <section id="home" className="relative isolate flex min-h-[100svh] items-end overflow-hidden">
      <div className="absolute inset-0 -z-20">
        {picture && <GlowingPicture picture={picture} glow={glow} sizes="100vw" alt="" isFirst />}
      </div>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-page via-page/55 to-page/20" />
      <div className="pointer-events-none absolute inset-0 -z-10">{coins}</div>
      <div className="column grid justify-items-start gap-6 pt-32 pb-16 sm:pb-24">
        <h1 className="max-w-4xl text-5xl leading-[1.02] sm:text-7xl lg:text-8xl">Crypto Lodge</h1>
        <p className="max-w-xl text-lg text-text/90">
          Experience the future of luxury cabin rentals with our futuristic A-frame crypto-themed lodges
          featuring hot tubs and premium amenities
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => scrollToSection('lodges')}>
            Explore Our Lodges
          </Button>
          <ButtonLink isButton to="/art-gallery">
            View Art Gallery
          </ButtonLink>
          <ButtonLink isButton to="/investor-badges">
            Invest in Crypto Lodge
          </ButtonLink>
        </div>
        <div className="min-h-12 sm:min-h-6">{mover}</div>
      </div>
    </section>
  )
}
