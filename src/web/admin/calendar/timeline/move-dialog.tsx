import { useState } from 'react'
import type { PriceChoice } from '#contract/bookings/booking-changes.ts'
import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { formatStay, nightsBetween } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'
import { StayConflicts } from '../../bookings/stay-conflicts.tsx'
import { emptyDraft } from '../../bookings/stay-draft.ts'
import { saveFailure, useChangeBooking } from '../../bookings/use-booking-changes.ts'
import { quoteFailure, shownTotal, useChangeQuote } from '../../bookings/use-stay-quote.ts'
import { toProposal } from './chosen.ts'
import type { Proposal } from './stay-move.ts'

type NamedLodge = { id: number; slug: string; name: string }

type MoveDialogProps = {
  stay: StayEntry
  proposal: Proposal
  lodges: readonly NamedLodge[]
  onMoved: () => void
  onClose: () => void
}

/** Shows price and conflicts; only its button moves the stay. */
export function MoveDialog({ stay, proposal, lodges, onMoved, onClose }: MoveDialogProps) {
  const lodge = lodges.find(({ slug }) => slug === proposal.slug)
  const isSameLength = nightsBetween(toProposal(stay)) === nightsBetween(proposal)
  const [price, setPrice] = useState<PriceChoice>(isSameLength ? 'keep' : 'recalculate')
  const { checkIn, checkOut } = proposal
  const place = { lodgeId: String(lodge?.id ?? ''), checkIn, checkOut, guests: String(stay.guests) }
  const draft = { ...emptyDraft, ...place }
  const quotes = {
    keep: useChangeQuote(stay.id, { ...draft, choice: 'keep' }, emptyDraft),
    recalculate: useChangeQuote(stay.id, { ...draft, choice: 'recalculate' }, emptyDraft),
  }
  const { data, error } = quotes[price]
  const change = useChangeBooking(stay.id, onMoved)
  const failed = quoteFailure(error) ?? saveFailure(change.error)
  const expectedTotalCents = shownTotal(quotes[price])
  const move = () =>
    lodge && change.mutate({ checkIn, checkOut, lodgeId: lodge.id, price, expectedTotalCents })
  const quotedCents = (choice: PriceChoice) => quotes[choice].data?.quote.totalCents
  return (
    <Sheet
      title="Move this stay?"
      description="The guest gets an email half a minute later, unless you undo it."
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p className="font-medium">{stay.guestName}</p>
        <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
          <Place name="From" lodge={stay.lodgeName} place={toProposal(stay)} />
          <Place name="To" lodge={lodge?.name ?? proposal.slug} place={proposal} />
        </dl>
        <PriceFields old={stay.totalCents} price={price} quotedCents={quotedCents} onChange={setPrice} />
        {data && <Ledger {...data.money} />}
        {failed && (
          <p role="alert" className="text-sm text-danger">
            {failed}
          </p>
        )}
        {data && <StayConflicts conflicts={data.conflicts} />}
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" disabled={!data?.isFree || change.isPending} onClick={move}>
            {change.isPending ? 'Moving...' : 'Move Stay'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Sheet>
  )
}

function Place({ name, lodge, place }: { name: string; lodge: string; place: Proposal }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{`${lodge}, ${formatStay(place)} (${pluralize(nightsBetween(place), 'night')})`}</dd>
    </>
  )
}

const choices = [
  ['keep', 'Keep the price'],
  ['recalculate', "Recalculate at today's rates"],
] as const

type PriceFieldsProps = {
  old: number
  price: PriceChoice
  quotedCents: (choice: PriceChoice) => number | undefined
  onChange: (price: PriceChoice) => void
}

function PriceFields({ old, price, quotedCents, onChange }: PriceFieldsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm text-muted">
        Price, now <span className="tabular text-text">{formatCents(old)}</span>
      </legend>
      {choices.map(([choice, name]) => {
        const cents = quotedCents(choice)
        return (
          <label key={choice} className="flex min-h-9 items-center gap-3">
            <input type="radio" name="price" checked={price === choice} onChange={() => onChange(choice)} />
            <span className="flex-1">{name}</span>
            <span className="tabular">{cents === undefined ? '…' : formatCents(cents)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Ledger({ dueCents, overpaidCents, paidCents }: StayMoney) {
  if (paidCents === 0) return null
  return (
    <p className="text-sm text-muted">
      {`Paid ${formatCents(paidCents)}. ${
        overpaidCents > 0
          ? `Paid too much then: ${formatCents(overpaidCents)}, to be refunded under Payments.`
          : `Due then: ${formatCents(dueCents)}.`
      }`}
    </p>
  )
}
