import { useState } from 'react'
import { UNDO_SECONDS } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { instantIn } from '#contract/platform/dates.ts'
import { usePendingDecisions, useSetBookingStatus } from '../bookings/use-set-booking-status.ts'
import { conversationKey } from '../messages/use-inbox.ts'
import type { Today } from './use-today.ts'

export type Answer = 'confirmed' | 'declined'

/** Stays at `place` until its email leaves. */
type Answered = { booking: Booking; status: Answer; place: number }

const DAY_MS = 86_400_000

type Shown =
  | { kind: 'request'; booking: Booking; status?: Answer }
  | { kind: 'change'; booking: Booking }
  | { kind: 'message'; entry: NonNullable<Today['messages']['data']>[number] }
  | { kind: 'coins'; stay: NonNullable<Today['due']['data']>[number] }
  | { kind: 'review'; review: NonNullable<Today['reviews']['data']>[number] }

/** `by` is the deadline, in milliseconds since 1970. */
export type Waiting = Shown & { key: string; by: number }

/** Earliest deadline first. Items without one are due within a day. */
export function waitingIn({ overview, messages, due, reviews }: Today): Waiting[] {
  const all: Waiting[] = [
    ...(overview.data?.waiting ?? []).map((booking) => ({
      kind: 'request' as const,
      key: requestKey(booking),
      by: Date.parse(booking.until ?? booking.createdAt),
      booking,
    })),
    ...(overview.data?.changes ?? []).map((booking) => ({
      kind: 'change' as const,
      key: `change ${booking.id}`,
      by: changeBy(booking),
      booking,
    })),
    ...(messages.data ?? []).map((entry) => ({
      kind: 'message' as const,
      key: conversationKey(entry),
      by: Date.parse(entry.lastAt) + DAY_MS,
      entry,
    })),
    // The coins are here, but nobody knows yet what they pay, so they come first.
    ...(due.data ?? [])
      .filter(({ paymentId }) => paymentId !== null)
      .map((stay) => ({ kind: 'coins' as const, key: `coins ${stay.paymentId}`, by: 0, stay })),
    ...(reviews.data ?? []).map((review) => ({
      kind: 'review' as const,
      key: `review ${review.id}`,
      by: Date.parse(review.createdAt) + DAY_MS,
      review,
    })),
  ]
  return all.sort((one, other) => one.by - other.by)
}

export const requestKey = ({ id }: Booking) => `request ${id}`

/** A day after the request, but before the stay begins. */
const changeBy = ({ changeRequest, checkIn, checkInFrom, timeZone }: Booking): number =>
  Math.min(
    Date.parse(changeRequest?.at ?? '') + DAY_MS || Number.POSITIVE_INFINITY,
    instantIn(timeZone, checkIn, checkInFrom),
  )

/** Answered requests stay in place until their emails leave. A failed answer makes it a request again. */
export function useAnswered() {
  const { mutateAsync } = useSetBookingStatus()
  const pending = usePendingDecisions()
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const forget = (id: number) => setAnswered((all) => all.filter(({ booking }) => booking.id !== id))
  const answer = (one: Answered) => {
    const { id } = one.booking
    setAnswered((all) => [...all, one])
    mutateAsync({ id, status: one.status }).then(
      () => setTimeout(forget, UNDO_SECONDS * 1000, id),
      () => forget(id),
    )
  }
  const isAnswered = ({ id }: Booking) => pending.has(id) || answered.some(({ booking }) => booking.id === id)
  return { answered, answer, forget, isAnswered }
}

/** Puts the answered requests back where they were. */
export function withAnswered(open: readonly Waiting[], answered: readonly Answered[]): Waiting[] {
  const rows = [...open]
  for (const { place, booking, status } of answered.toSorted((a, b) => a.place - b.place))
    rows.splice(place, 0, { kind: 'request', key: requestKey(booking), by: 0, booking, status })
  return rows
}
