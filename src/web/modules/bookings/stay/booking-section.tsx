import { memo } from 'react'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { WhenNear } from '#web/platform/ui/late/when-near.tsx'
import { LodgePicture } from '#web/platform/ui/pictures/picture.tsx'

const BookingForm = lazyPart(() => import('../form/booking-form.tsx'))

/** `decoration` would be loaded with every page. */
const PICTURE = {
  src: '/pictures/stellar-lumens-lodge/living.webp',
  alt: '',
  width: 1536,
  height: 1024,
  color: '#0b101c',
  placeholder: '',
  widths: [480, 720, 960],
  neon: true,
}

type BookingSectionProps = {
  lodges: readonly ListedLodge[]
  areAll: boolean
  onRetry: (() => void) | undefined
}

export const BookingSection = memo(function BookingSection({ lodges, areAll, onRetry }: BookingSectionProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="column pt-24">
      <div className="grid gap-10 rounded-picture border border-line bg-surface p-5 sm:p-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="lg:flex lg:flex-col">
          <h2 id="contact-heading" className="text-4xl sm:text-5xl">
            Book Your Stay
          </h2>
          <p className="mt-4 max-w-sm text-muted">
            Ask for your nights and we hold them while the owner answers. Nothing is charged until they say
            yes. Each lodge shows how long you can cancel for free.
          </p>
          <div className="mt-8 hidden max-h-196 min-h-72 flex-1 overflow-hidden rounded-picture lg:block">
            {/* Only a third of the picture's width is visible in its column. */}
            <LodgePicture src={PICTURE.src} picture={PICTURE} sizes="1160px" />
          </div>
        </div>
        <WhenNear fallback={<div className="placeholder h-[640px] rounded-control" />}>
          <BookingForm lodges={lodges} areAll={areAll} onRetry={onRetry} />
        </WhenNear>
      </div>
    </section>
  )
})
