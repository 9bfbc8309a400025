import clsx from 'clsx'
import { Users } from 'lucide-react'
import type { Lodge } from '#contract/lodges.ts'
import { scrollToSection } from '../shell/scroll-to-section.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { NightlyPrice } from '../ui/nightly-price.tsx'
import { guestsInWords } from './guests-in-words.ts'
import { useIsInView } from './use-is-in-view.ts'

/** Where the booking form stands on the page. */
const FORM = 'reservation'
/** Where the bar gives way: it would cover the form's own button, or the last lines of the page. */
const GIVES_WAY_TO = `#${FORM}, footer`

/** Price, guests, and the two ways on; stays in view beside the story, its price and button as a bar on a phone. */
export function ReservationCard({ lodge }: { lodge: Lodge }) {
  const givesWay = useIsInView(GIVES_WAY_TO)
  return (
    <aside
      aria-label="Reservation"
      className="roof-line grid gap-4 overflow-hidden rounded-picture border border-line bg-surface p-6"
    >
      <div
        className={clsx(
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:flex max-lg:items-center max-lg:justify-between lg:contents',
          'max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          'max-lg:transition-transform max-lg:duration-200 max-lg:ease-out motion-reduce:transition-none',
          givesWay && 'max-lg:translate-y-full',
        )}
      >
        <p className="lg:order-1">
          <NightlyPrice lodge={lodge} className="font-mono text-2xl lg:text-3xl" />{' '}
          <span className="text-muted">per night</span>
        </p>
        <Button variant="primary" className="lg:order-3" onClick={() => scrollToSection(FORM)}>
          Book Now
        </Button>
      </div>
      <p className="flex items-center gap-2 text-muted lg:order-2">
        <Users size={18} aria-hidden="true" />
        Max {guestsInWords(lodge.maxGuests)}
      </p>
      <ButtonLink className="lg:order-4" to="/lodge/$slug/chat" params={{ slug: lodge.slug }}>
        Join Chat Room
      </ButtonLink>
      <p className="text-sm text-muted lg:order-5">Nothing is charged before the owner confirms.</p>
    </aside>
  )
}
