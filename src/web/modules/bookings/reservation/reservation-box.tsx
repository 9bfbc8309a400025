import clsx from 'clsx'
import { Minus, Plus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_GUESTS_PER_BOOKING, REQUEST_HOLDS_HOURS } from '#contract/bookings/stay-rules.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { scrollToSection } from '#web/platform/shell/scroll-to-section.ts'
import { Button, ButtonLink } from '#web/platform/ui/button.tsx'
import { PartyPicker, withGuests } from '#web/platform/ui/forms/party-picker.tsx'
import { Step } from '#web/platform/ui/forms/step.tsx'
import { useLodgeOffers } from '#web/platform/ui/lodge/use-lodge-offers.ts'
import { RESERVATION_FIELDS as FIELDS, RESERVATION as SECTION } from '../stay/section-ids.ts'
import { datedStay, type LinkedStay, partyLink, pickedParty } from '../stay/stay-link.ts'
import { useIsInView } from '../stay/use-is-in-view.ts'

/** The phone's bar would cover the form's button or the footer. */
const GIVES_WAY_TO = `#${SECTION}, footer`

type ReservationBoxProps = LinkedStay & {
  lodge: Lodge
  headline: ReactNode
  details?: ReactNode
  askOwner: ReactNode
  isFree?: boolean
}

export function ReservationBox({
  lodge,
  headline,
  details,
  askOwner,
  isFree = false,
  ...linked
}: ReservationBoxProps) {
  const givesWay = useIsInView(GIVES_WAY_TO)
  const dated = datedStay(linked.stay)
  return (
    <aside
      aria-label="Reservation"
      className="roof-line grid gap-4 overflow-hidden rounded-picture border border-line bg-surface p-6"
    >
      <div
        className={clsx(
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4 lg:contents',
          'max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          'max-lg:transition-transform max-lg:duration-200 max-lg:ease-out motion-reduce:transition-none',
          givesWay && 'max-lg:translate-y-full',
        )}
      >
        <p className="lg:order-1">{headline}</p>
        <Button
          // The form's own button is the primary one where both are visible.
          variant={givesWay ? 'quiet' : 'primary'}
          className="shrink-0 lg:order-5"
          onClick={isFree ? goToFields : goToCalendar}
        >
          Book Now
        </Button>
      </div>
      {dated && (
        <div className="grid grid-cols-2 gap-x-4 text-sm lg:order-2">
          <p>
            <span className="block text-muted">You arrive</span>
            <span>{formatDate(dated.checkIn)}</span>
          </p>
          <p>
            <span className="block text-muted">You leave</span>
            <span>{formatDate(dated.checkOut)}</span>
          </p>
          <button
            type="button"
            onClick={goToCalendar}
            className="col-span-2 min-h-9 justify-self-start text-muted underline underline-offset-4 hover:text-text"
          >
            Change dates
          </button>
        </div>
      )}
      <Offers slug={lodge.slug} />
      <GuestCount lodge={lodge} {...linked} />
      {details && <div className="grid gap-3 lg:order-4">{details}</div>}
      <p className="text-sm text-muted lg:order-6">
        {lodge.instantBook
          ? 'Book instantly: your stay is confirmed as soon as you have paid.'
          : `You are not charged yet. The owner answers within ${REQUEST_HOLDS_HOURS} hours.`}
      </p>
      <div className="lg:order-7">{askOwner}</div>
      <ButtonLink variant="plain" className="lg:order-8" to="/lodge/$slug/chat" params={{ slug: lodge.slug }}>
        Join Chat Room
      </ButtonLink>
    </aside>
  )
}

function goToCalendar() {
  scrollToSection(SECTION)
  document
    .querySelector<HTMLElement>(`#${SECTION} [role=grid] [tabindex="0"]`)
    ?.focus({ preventScroll: true })
}

/** Everything before the name is already filled in. */
function goToFields() {
  if (!scrollToSection(FIELDS)) scrollToSection(SECTION)
  document.querySelector<HTMLElement>(`#${FIELDS} [name=name]`)?.focus({ preventScroll: true })
}

function Offers({ slug }: { slug: string }) {
  return useLodgeOffers(slug).map((words) => (
    <p key={words} className="text-sm text-up lg:order-2">
      {words}
    </p>
  ))
}

function GuestCount({ lodge, stay, onStay }: LinkedStay & { lodge: Lodge }) {
  const { party = 1 } = stay
  const most = Math.min(lodge.maxGuests, MAX_GUESTS_PER_BOOKING)
  /** Quick presses build on the latest number, which may not be drawn yet. */
  const step = (by: number) =>
    onStay((latest) => {
      const before = pickedParty(latest)
      return partyLink(withGuests(before, Math.min(Math.max(before.guests + by, 1), most)))
    })
  return (
    <div className="lg:order-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 text-muted">
          <Users size={18} aria-hidden="true" />
          Max {pluralize(lodge.maxGuests, 'guest')}
        </p>
        <div className="flex items-center gap-1">
          <Step name="One guest less" isOff={party <= 1} onPress={() => step(-1)}>
            <Minus size={16} aria-hidden="true" />
          </Step>
          <p aria-live="polite" className="min-w-16 text-center text-sm">
            {pluralize(party, 'guest')}
          </p>
          <Step name="One guest more" isOff={party >= most} onPress={() => step(1)}>
            <Plus size={16} aria-hidden="true" />
          </Step>
        </div>
      </div>
      <PartyPicker party={pickedParty(stay)} onChange={(picked) => onStay(partyLink(picked))} />
      {/* With dates, the stay's objection already says this. */}
      {!datedStay(stay) && party > lodge.maxGuests && (
        <p className="mt-1 text-sm text-danger">
          {lodge.name} sleeps at most {pluralize(lodge.maxGuests, 'guest')}
        </p>
      )}
    </div>
  )
}
