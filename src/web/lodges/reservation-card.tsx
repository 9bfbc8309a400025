import { Users } from 'lucide-react'
import type { Lodge } from '#contract/lodges.ts'
import { formatDollars } from '#contract/money.ts'
import { scrollToSection } from '../shell/scroll-to-section.ts'
import { Button, ButtonLink } from '../ui/button.tsx'

/** Price, guests, and the two ways on; stays in view beside the story. */
export function ReservationCard({ lodge }: { lodge: Lodge }) {
  return (
    <aside
      aria-label="Reservation"
      className="roof-line grid gap-4 overflow-hidden rounded-picture border border-line bg-surface p-6"
    >
      <p>
        <span className="font-mono text-3xl">{formatDollars(lodge.price)}</span>{' '}
        <span className="text-muted">per night</span>
      </p>
      <p className="flex items-center gap-2 text-muted">
        <Users size={18} aria-hidden="true" />
        Max {lodge.maxGuests} guests
      </p>
      <Button look="primary" onClick={() => scrollToSection('reservation')}>
        Book Now
      </Button>
      <ButtonLink to="/lodge/$slug/chat" params={{ slug: lodge.slug }}>
        Join Chat Room
      </ButtonLink>
      <p className="text-sm text-muted">Nothing is charged before the owner confirms.</p>
    </aside>
  )
}
