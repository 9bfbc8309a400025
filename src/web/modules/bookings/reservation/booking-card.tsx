import { CalendarPlus, MessagesSquare, View } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { ButtonLink, buttonClass } from '#web/platform/ui/button.tsx'
import { toAccent } from '#web/platform/ui/lodge/accent.ts'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { CancelStay } from '../stay/cancel-stay.tsx'
import { GUIDE_ID, isPayable, NextStep } from '../stay/next-step.tsx'
import { StayFacts } from '../stay/stay-facts.tsx'
import { StayHeading } from '../stay/stay-heading.tsx'
import { StayPicture } from '../stay/stay-picture.tsx'
import '../stay/stay-print.css'
import type { StaySlots } from '../stay/stay-slots.ts'

const UNANSWERED = 'The answer of our server was lost.'

type BookingCardProps = {
  booking: BookingWithMoney
  /** The guest's email address is being confirmed. */
  isConfirming: boolean
  /** Undefined while loading, null after a failure. */
  lodge: Lodge | null | undefined
  /** Milliseconds. */
  now: number
  calendarFile: string
  slots: StaySlots
  arrival: ReactNode
  extras: ReactNode
  change: ReactNode
  isCancelling: boolean
  error: Error | null
  isCurrent: boolean
  onLook: () => void
  onCancel: (keptCents: number) => void
}

export function BookingCard({ booking, isConfirming, lodge, now, slots, change, ...rest }: BookingCardProps) {
  const isHeld = holdingStatuses.some((holding) => holding === booking.status)
  const payment = slots.payment?.(booking)
  return (
    <article data-accent={lodge ? toAccent(lodge.color) : undefined} data-stay className="column">
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 content-start gap-8">
          <StayHeading booking={booking} now={now} />
          <NextStep
            booking={booking}
            isConfirming={isConfirming}
            now={now}
            hasGuide={slots.guide !== undefined}
            payment={payment}
            reviewLink={slots.reviewLink?.(booking)}
          />
          <StayPicture lodge={lodge} />
          <StayFacts booking={booking} />
        </div>
        <aside aria-label="Money and links" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="grid gap-6 rounded-picture border border-line bg-surface p-5 lg:sticky lg:top-24">
            <Money booking={booking} payment={payment} receipts={slots.receipts?.(booking)} />
            <StayLinks booking={booking} calendarFile={isHeld ? rest.calendarFile : null} />
          </div>
        </aside>
        <div className="@container grid min-w-0 content-start gap-12">
          <Part id={GUIDE_ID}>{slots.guide?.(booking)}</Part>
          <Part id="before-you-arrive">{rest.arrival}</Part>
          <Part>{rest.extras}</Part>
          <Part>{slots.thread?.(booking)}</Part>
          <Part>{slots.review?.(booking)}</Part>
          {lodge && isHeld && slots.place && <div>{slots.place(lodge, booking)}</div>}
          {change}
          <Cancelling booking={booking} now={now} isHeld={isHeld} {...rest} />
        </div>
      </div>
    </article>
  )
}

/** Removes the margin of another module's part, and takes no room while the part is empty. */
function Part({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-24 empty:hidden *:mt-0">
      {children}
    </div>
  )
}

/** The cents kept at a cancellation, from the server's refusal. */
function newCostIn(error: Error | null): number | null {
  const { keptCents }: Record<string, unknown> = (error instanceof ApiError && error.problem) || {}
  return typeof keptCents === 'number' ? keptCents : null
}

type CancellingProps = Pick<
  BookingCardProps,
  'booking' | 'now' | 'isCancelling' | 'error' | 'isCurrent' | 'onLook' | 'onCancel'
> & {
  isHeld: boolean
}

function Cancelling({ isHeld, error, isCurrent, ...rest }: CancellingProps) {
  return (
    <div className="empty:hidden">
      {isHeld && <CancelStay newCostCents={newCostIn(error)} {...rest} />}
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {refusalIn(error) ??
            `${UNANSWERED} ${isCurrent ? 'The booking above is up to date.' : 'Please load this page again.'}`}
        </p>
      )}
    </div>
  )
}

type MoneyProps = { booking: BookingWithMoney; payment: ReactNode; receipts: ReactNode }

function Money({ booking, payment, receipts }: MoneyProps) {
  return (
    <div className="[&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
      <PriceLines price={completePrice(booking)} />
      {!isPayable(booking) && payment}
      {receipts}
    </div>
  )
}

type StayLinksProps = { booking: BookingWithMoney; calendarFile: string | null }

function StayLinks({ booking: { lodgeSlug: slug, lodgeName }, calendarFile }: StayLinksProps) {
  return (
    <nav aria-label="Your stay" className="grid gap-2 border-t border-line pt-5 print:hidden">
      {calendarFile && (
        <a href={calendarFile} download className={buttonClass('quiet')}>
          <CalendarPlus size={18} aria-hidden="true" />
          Add to calendar
        </a>
      )}
      <ButtonLink to="/lodge/$slug" params={{ slug }} search={{ tour: slug }}>
        <View size={18} aria-hidden="true" />
        Virtual Tour
      </ButtonLink>
      <ButtonLink to="/lodge/$slug/chat" params={{ slug }}>
        <MessagesSquare size={18} aria-hidden="true" />
        Chat room of {lodgeName}
      </ButtonLink>
    </nav>
  )
}
