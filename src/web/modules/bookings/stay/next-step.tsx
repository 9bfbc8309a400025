import type { ReactNode } from 'react'
import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import { isPaid, MIN_CARD_CENTS } from '#contract/bookings/paid-stay.ts'
import { awaitsConfirmation } from '#contract/bookings/stay-rules.ts'
import { formatCents } from '#contract/platform/money.ts'
import { ButtonLink, buttonClass } from '#web/platform/ui/button.tsx'
import { findPhase } from './stay-phase.ts'

export const GUIDE_ID = 'guide'
export const NEXT_STEP_ID = 'next-step'

type NextStepProps = {
  booking: BookingWithMoney
  isConfirming: boolean
  now: number
  hasGuide: boolean
  payment: ReactNode
  reviewLink: ReactNode
}

export function NextStep(props: NextStepProps) {
  return (
    <section
      aria-labelledby={NEXT_STEP_ID}
      className="roof-line overflow-hidden rounded-picture border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id={NEXT_STEP_ID} className="font-sans text-sm font-normal text-muted">
        What to do next
      </h2>
      <Step {...props} />
    </section>
  )
}

export const isPayable = ({ status, money }: BookingWithMoney): boolean =>
  status !== 'requested' && (money.dueNowCents ?? money.dueCents) >= MIN_CARD_CENTS

function Step({ booking, isConfirming, now, hasGuide, payment, reviewLink }: NextStepProps) {
  if (payment && isPayable(booking)) return <div className="-mt-6">{payment}</div>
  const { lodgeSlug } = booking
  switch (findPhase(booking, now)) {
    case 'requested':
      if (isConfirming) return <LoadingWords />
      return awaitsConfirmation(booking) ? (
        <Words title="Open the link in our email">
          Your nights are held for an hour. Once you have opened the link that we sent you, they are held
          while the owner answers.
        </Words>
      ) : (
        <OwnerAnswers />
      )
    case 'ahead':
    case 'today':
      return (
        <Words title="Read the guide" action={hasGuide && <GuideLink />}>
          {isPaid(booking.money) && `Your receipt went to ${booking.guestEmail}, and nothing more is due. `}
          How to get there, how to get in and what the house needs from you.
        </Words>
      )
    case 'in_house':
      return (
        <Words title="Make yourself at home" action={hasGuide && <GuideLink />}>
          Everything about the house is in its guide. If anything is missing, write to us.
        </Words>
      )
    case 'after':
      return (
        <Words title="How was it?" action={reviewLink}>
          Thank you for staying with us. Other guests like to read what you saw, heard and did.
        </Words>
      )
    case 'awaiting_payment':
      return <Words title="Pay for your stay">Your stay is confirmed by its payment.</Words>
    default:
      return (
        <Words
          title={booking.status === 'declined' ? 'Another time?' : 'Your stay is cancelled'}
          action={
            <ButtonLink variant="primary" to="/lodge/$slug" params={{ slug: lodgeSlug }}>
              Choose other dates
            </ButtonLink>
          }
        >
          {booking.status === 'declined'
            ? declinedWords(booking)
            : `${costWords(booking)} We sent the details to ${booking.guestEmail}.`}
        </Words>
      )
  }
}

/** A request also expires without any decision of the owner. */
export function declinedWords({ isExpired, money }: BookingWithMoney): string {
  const reason = isExpired
    ? 'These dates were not confirmed in time, so they are no longer held for you.'
    : 'The owner could not host you on these dates.'
  return money.paidCents > 0 ? reason : `${reason} Nothing was charged.`
}

function costWords({ keptCents, money }: BookingWithMoney): string {
  if (keptCents) return `${formatCents(keptCents)} of the price is kept.`
  return money.paidCents > 0 ? 'You get a full refund.' : 'You were not charged.'
}

const OwnerAnswers = () => (
  <Words title="Nothing for now">
    The owner answers within two days, and we write to you then. Nothing is charged before.
  </Words>
)

/** Reserves the height of the usual text, so that nothing moves. */
const LoadingWords = () => (
  <div role="status" aria-label="Loading what to do next" className="placeholder mt-2 rounded-control">
    <div className="invisible -mt-2">
      <OwnerAnswers />
    </div>
  </div>
)

function Words({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="mt-2 font-display text-2xl">{title}</p>
      <p className="mt-2 max-w-prose text-muted">{children}</p>
      {action && <p className="mt-5 print:hidden">{action}</p>}
    </>
  )
}

const GuideLink = () => (
  <a href={`#${GUIDE_ID}`} className={buttonClass('primary')}>
    Open the guide
  </a>
)
