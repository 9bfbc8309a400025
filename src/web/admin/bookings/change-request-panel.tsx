import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChangeRequest } from '#contract/bookings/bookings.ts'
import type { ChangeDecision } from '#contract/bookings/change-requests.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { differenceInWords } from '#contract/platform/price-difference.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { formatAmount } from '../kit/format-amount.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { DeclineChange } from './decline-change.tsx'

type ChangeRequestPanelProps = { booking: BookingRecord; change: ChangeRequest }

export function ChangeRequestPanel({ booking, change }: ChangeRequestPanelProps) {
  const { mutate, isPending } = useDecideChange(booking, change)
  const [isDeclining, setDeclining] = useState(false)
  return (
    <section aria-label="Change request" className="grid gap-3 rounded-control border border-ember/50 p-4">
      <h2 className="text-lg">The guest requests a change</h2>
      <table className="text-left text-sm">
        <thead className="text-muted">
          <tr>
            <td />
            <th scope="col">Now</th>
            <th scope="col">Requested</th>
          </tr>
        </thead>
        <tbody>
          <Row name="Stay" now={stayDates(booking)} next={stayDates(change)} />
          <Row
            name="Guests"
            now={pluralize(booking.guests, 'guest')}
            next={pluralize(change.guests, 'guest')}
          />
          <Row name="Price" now={formatAmount(booking.totalCents)} next={formatAmount(change.totalCents)} />
        </tbody>
      </table>
      <p className="text-sm">{writeOutcome(booking, change)}</p>
      {change.note && (
        <p dir="auto" className="text-sm text-muted">
          {change.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" disabled={isPending} onClick={() => mutate({ accept: true })}>
          Accept change
        </Button>
        <Button disabled={isPending} aria-expanded={isDeclining} onClick={() => setDeclining(!isDeclining)}>
          Decline change
        </Button>
      </div>
      {isDeclining && (
        <DeclineChange
          booking={booking}
          isPending={isPending}
          onDecline={(answer) => mutate({ accept: false, ...answer })}
          onClose={() => setDeclining(false)}
        />
      )}
    </section>
  )
}

/** The difference, and what happens to money already paid. */
function writeOutcome({ money }: BookingRecord, { totalCents, differenceCents }: ChangeRequest): string {
  const held = money.paidCents - money.refundedCents - money.refundingCents
  const back = held - totalCents
  const difference = `The guest saw ${differenceInWords(differenceCents)}.`
  return back > 0
    ? `${difference} ${formatCents(back)} goes back: what was paid online through its provider, the rest by your hand.`
    : difference
}

function Row({ name, now, next }: { name: string; now: string; next: string }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1.5 pr-3 font-normal text-muted">
        {name}
      </th>
      <td className="py-1.5 pr-3">{now}</td>
      <td className={next === now ? 'py-1.5 text-muted' : 'py-1.5 font-medium'}>{next}</td>
    </tr>
  )
}

type Decision = Omit<ChangeDecision, 'requestedAt'>

function useDecideChange({ id, reference }: BookingRecord, { at }: ChangeRequest) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      call('PUT /api/admin/bookings/{id}/change-request', {
        params: { id },
        body: { ...decision, requestedAt: at },
      }),
    onSuccess: (_, { accept }) =>
      toast({ title: accept ? 'Change Accepted' : 'Change Declined', description: `Reference ${reference}` }),
    onError: (error) =>
      toastFailure(
        error,
        'Update Failed',
        (error instanceof ApiError && error.detail) || 'The answer of our server was lost.',
      ),
    onSettled: (_, error) => {
      if (error instanceof SessionEnded) return
      return queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin'),
      })
    },
  })
}
