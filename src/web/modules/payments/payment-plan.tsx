import type { BookingWithMoney } from '#contract/bookings/bookings.ts'
import type { ScheduledPart } from '#contract/bookings/payment-schedule.ts'
import { formatCents } from '#contract/platform/money.ts'
import { formatMonthDay } from '#contract/platform/month-day.ts'
import { StayCard } from './stay-card.tsx'
import { useTakesCards } from './use-takes-cards.ts'

type PaymentPlanProps = { booking: BookingWithMoney; secretKey: string }

export default function PaymentPlan({ booking, secretKey }: PaymentPlanProps) {
  const { schedule, status, money, card } = booking
  const takesCards = useTakesCards()
  const takesCard =
    takesCards !== false && status === 'confirmed' && (card !== null || money.nextDueCents > 0)
  return (
    <>
      <section aria-labelledby="schedule-heading" className="mt-8 border-t border-line pt-5">
        <h3 id="schedule-heading" className="text-xl">
          Payment schedule
        </h3>
        <ul className="mt-3 grid gap-2">
          {schedule.map((part, index) => (
            <li
              key={`${part.dueOn} ${part.cents}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 text-sm"
            >
              <span>{index === 0 ? 'Deposit' : 'Balance'}</span>
              <span className="tabular">{formatCents(part.cents)}</span>
              <span className="text-muted">{writeState(part)}</span>
            </li>
          ))}
        </ul>
      </section>
      {takesCard && <StayCard booking={booking} secretKey={secretKey} />}
    </>
  )
}

function writeState({ dueOn, cents, paidCents }: ScheduledPart): string {
  if (paidCents >= cents) return 'Paid'
  const due = dueOn === null ? 'Due once the stay is confirmed' : `Due ${formatMonthDay(dueOn)}`
  return paidCents > 0 ? `${due}, ${formatCents(paidCents)} of it is paid` : due
}
