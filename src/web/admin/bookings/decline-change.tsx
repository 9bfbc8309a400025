import { type FormEvent, useState } from 'react'
import { declineReasons } from '#contract/bookings/change-requests.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { DateRange } from '../kit/date-range.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { LodgeField } from '../kit/lodge-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'

type Answer = { reason?: string; offer?: { checkIn: string; checkOut: string; lodgeId?: number } }

type DeclineChangeProps = {
  booking: BookingRecord
  isPending: boolean
  onDecline: (answer: Answer) => void
  onClose: () => void
}

/** The guest reads the reason, and the other free nights that the owner offers. */
export function DeclineChange({ booking, isPending, onDecline, onClose }: DeclineChangeProps) {
  const [reason, setReason] = useState('')
  const [offer, setOffer] = useState<Offer | null>(null)
  const lodges = useLodges().data ?? []
  const send = (event: FormEvent) => {
    event.preventDefault()
    const lodgeId = lodges.find(({ slug }) => slug === offer?.lodge)?.id
    const { checkIn = '', checkOut = '' } = offer ?? {}
    onDecline({
      ...(reason.trim() && { reason: reason.trim() }),
      ...(offer && { offer: { checkIn, checkOut, ...(lodgeId && { lodgeId }) } }),
    })
  }
  return (
    <form aria-label="Decline change" onSubmit={send} className="grid gap-4 border-t border-line pt-4">
      <UnsavedGuard isDirty={reason !== '' && !isPending} />
      <Presets chosen={reason} onChoose={setReason} />
      <TextArea
        label="Reason (optional)"
        rows={2}
        maxLength={1000}
        hint="The guest reads it in the email and on the page of the stay."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <label className="flex min-h-9 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4"
          checked={offer !== null}
          onChange={({ target }) => setOffer(target.checked ? offerFor(booking) : null)}
        />
        Offer other dates or another lodge
      </label>
      {offer && <OfferFields offer={offer} lodges={lodges} onChange={setOffer} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={isPending}>
          {isPending ? 'Saving...' : 'Decline and tell the guest'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

type Offer = { lodge: string; checkIn: string; checkOut: string }

function offerFor({ lodgeSlug, changeRequest, ...stay }: BookingRecord): Offer {
  const { checkIn, checkOut } = changeRequest ?? stay
  return { lodge: lodgeSlug, checkIn, checkOut }
}

function Presets({ chosen, onChoose }: { chosen: string; onChoose: (reason: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 text-sm text-muted">Ready reasons</legend>
      {declineReasons.map((reason) => (
        <Button
          key={reason}
          className="min-h-10 px-3 py-1.5 text-left text-sm"
          aria-pressed={chosen === reason}
          onClick={() => onChoose(reason)}
        >
          {reason}
        </Button>
      ))}
    </fieldset>
  )
}

type OfferFieldsProps = {
  offer: Offer
  lodges: React.ComponentProps<typeof LodgeField>['lodges']
  onChange: (offer: Offer) => void
}

function OfferFields({ offer, lodges, onChange }: OfferFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <LodgeField
        label="Offered lodge"
        lodges={lodges}
        value={offer.lodge}
        onChange={(lodge) => onChange({ ...offer, lodge })}
      />
      <DateRange
        legend="Offered dates"
        names={['check-in', 'check-out']}
        minDays={1}
        first={offer.checkIn}
        last={offer.checkOut}
        onRange={(checkIn, checkOut) => onChange({ ...offer, checkIn, checkOut })}
      >
        <TextField
          label="Offered check-in"
          type="date"
          required
          value={offer.checkIn}
          onChange={({ target }) => onChange({ ...offer, checkIn: target.value })}
        />
        <TextField
          label="Offered check-out"
          type="date"
          required
          min={offer.checkIn}
          value={offer.checkOut}
          onChange={({ target }) => onChange({ ...offer, checkOut: target.value })}
        />
      </DateRange>
    </div>
  )
}
