import type { StayEntry } from '#contract/bookings/staff-bookings.ts'
import { addDays, type DateRange } from '#contract/platform/dates.ts'
import type { Spot } from '#web/admin/kit/use-grid-pointer.ts'
import type { Proposal } from './stay-move.ts'

/** From `anchor` to `head`, whichever is earlier. */
export type ChosenDays = { kind: 'days'; slug: string; anchor: string; head: string; isOpen: boolean }

export type Chosen =
  | { kind: 'nothing' }
  | ChosenDays
  | { kind: 'stay'; stay: StayEntry }
  | { kind: 'move'; stay: StayEntry; proposal: Proposal }

export const nothing: Chosen = { kind: 'nothing' }

export const chooseDay = ({ slug, date }: Spot, isOpen = false): ChosenDays => ({
  ...{ kind: 'days', slug, anchor: date, head: date, isOpen },
})

/** A selection stays in the row where it began. */
export const extendTo = (days: ChosenDays, head: string): ChosenDays => ({ ...days, head, isOpen: false })

export function toRange({ anchor, head }: ChosenDays): DateRange {
  const [first, last] = anchor <= head ? [anchor, head] : [head, anchor]
  return { from: first, to: addDays(last, 1) }
}

export const toProposal = ({ lodgeSlug, checkIn, checkOut }: StayEntry): Proposal => ({
  ...{ slug: lodgeSlug, checkIn, checkOut },
})
