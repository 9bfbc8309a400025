import { lazy, memo } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { WhenNear } from '../ui/when-near.tsx'

const BookingForm = lazy(() => import('./booking-form.tsx'))

/** The home page's booking form, at the anchor `contact`. */
export const BookingSection = memo(function BookingSection({ lodges }: { lodges: readonly Lodge[] }) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="column pt-24">
      <div className="grid gap-10 rounded-picture border border-line bg-surface p-5 sm:p-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="contact-heading" className="text-4xl sm:text-5xl">
            Book Your Stay
          </h2>
          <p className="mt-4 max-w-sm text-muted">
            Ask for your nights and we hold them while the owner answers. Nothing is charged until they say
            yes, and cancelling is free until a week before you arrive.
          </p>
        </div>
        <WhenNear fallback={<div className="placeholder h-[640px] rounded-control" />}>
          <BookingForm lodges={lodges} />
        </WhenNear>
      </div>
    </section>
  )
})
