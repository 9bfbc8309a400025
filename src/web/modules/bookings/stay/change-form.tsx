import { type FormEvent, useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { MAX_GUESTS_PER_BOOKING } from '#contract/bookings/stay-rules.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { differenceInWords } from '#contract/platform/price-difference.ts'
import { refusalIn } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea } from '#web/platform/ui/forms/field.tsx'
import { PartyPicker, withGuests } from '#web/platform/ui/forms/party-picker.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { DatesOfChange } from './dates-of-change.tsx'
import { useChangeQuote, type WantedStay } from './use-change-request.ts'

type ChangeFormProps = {
  booking: Booking
  secretKey: string
  lodge: Lodge | undefined
  error: Error | null
  isSending: boolean
  onSend: (requested: WantedStay & { note: string; expectedTotalCents: number }) => void
  onClose: () => void
}

export default function ChangeForm({ booking, secretKey, lodge, ...rest }: ChangeFormProps) {
  const { checkIn, checkOut, guests, children, infants, dogs } = booking
  const [requested, setRequested] = useState<WantedStay>({
    checkIn,
    checkOut,
    guests,
    children,
    infants,
    dogs,
  })
  const [note, setNote] = useState('')
  const quote = useChangeQuote(booking, secretKey, requested)
  const set = (change: Partial<WantedStay>) => setRequested({ ...requested, ...change })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (quote.data) rest.onSend({ ...requested, note, expectedTotalCents: quote.data.totalCents })
  }
  return (
    <Sheet
      title="Request a change"
      description="Your stay and its price remain as they are until the owner accepts."
      onClose={rest.onClose}
    >
      <form aria-label="Change request" onSubmit={send} className="grid gap-4">
        <DatesOfChange booking={booking} lodge={lodge} wanted={requested} onChange={set} />
        <SelectField
          label="New number of guests"
          value={requested.guests}
          onChange={({ target }) =>
            setRequested({ ...requested, ...withGuests(requested, Number(target.value)) })
          }
        >
          {partySizes(
            Math.max(guests, Math.min(lodge?.maxGuests ?? MAX_GUESTS_PER_BOOKING, MAX_GUESTS_PER_BOOKING)),
          ).map((size) => (
            <option key={size} value={size}>
              {pluralize(size, 'guest')}
            </option>
          ))}
        </SelectField>
        <PartyPicker party={requested} onChange={(party) => set(party)} />
        <TextArea
          label="Note for the owner"
          maxLength={1000}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <NewPrice quote={quote} nowCents={booking.totalCents} />
        {rest.error && (
          <p role="alert" className="text-danger">
            {refusalIn(rest.error) ?? 'The answer of our server was lost. Please try again.'}
          </p>
        )}
        <Button variant="primary" type="submit" disabled={!quote.data || quote.isFetching || rest.isSending}>
          {rest.isSending ? 'Sending...' : 'Send request'}
        </Button>
      </form>
    </Sheet>
  )
}

const partySizes = (max: number): number[] => Array.from({ length: max }, (_, index) => index + 1)

type NewPriceProps = { quote: ReturnType<typeof useChangeQuote>; nowCents: number }

function NewPrice({ quote: { data, error, isFetching }, nowCents }: NewPriceProps) {
  return (
    <div role="status" aria-label="New price" className="min-h-12 rounded-control bg-raised p-3 text-sm">
      {isFetching && <p className="text-muted">Computing the new price...</p>}
      {!isFetching && error && (
        <p className="text-danger">{refusalIn(error) ?? 'The new price could not be loaded.'}</p>
      )}
      {!isFetching && data && (
        <p className="tabular">
          {data.differenceCents === 0
            ? `Same price: ${formatCents(data.totalCents)}`
            : `${formatCents(data.totalCents)} instead of ${formatCents(nowCents)}: ${differenceInWords(data.differenceCents)}`}
        </p>
      )}
      {!isFetching && data?.lostDiscount && <p className="mt-1">{data.lostDiscount.message}</p>}
      {!isFetching && !error && !data && (
        <p className="text-muted">Choose other dates or another number of guests.</p>
      )}
    </div>
  )
}
