import type { BookingRequest } from '#contract/bookings.ts'

/** The server answers a repeated key for a day; after that the same request would book a second time. */
const REPEATABLE_MS = 23 * 60 * 60 * 1000

/** A request as it was sent. Sent again under its key it books nothing twice: the first answer comes back. */
export type BookingAttempt = {
  key: string
  request: BookingRequest
  /** Cents that the guest was shown; null when no price was shown. */
  shownCents: number | null
  sentAt: number
}

const nameOf = (draft: string) => `${draft}-sent`

/** The attempt to send: the unanswered one when it asks for the same, else one with a new key. */
export function attemptFor(
  request: BookingRequest,
  unanswered: BookingAttempt | null,
  shownCents: number | null,
): BookingAttempt {
  if (unanswered && JSON.stringify(unanswered.request) === JSON.stringify(request)) return unanswered
  return { key: crypto.randomUUID(), request, shownCents, sentAt: Date.now() }
}

/** The attempt of this tab's form whose answer was never received, if it can still be repeated. */
export function readAttempt(draft: string): BookingAttempt | null {
  try {
    const kept: BookingAttempt | null = JSON.parse(sessionStorage.getItem(nameOf(draft)) ?? 'null')
    return kept && Date.now() - kept.sentAt < REPEATABLE_MS ? kept : null
  } catch {
    return null
  }
}

/** Writes an attempt before it is sent, so that a reload can look its answer up; null removes it. */
export function saveAttempt(draft: string, attempt: BookingAttempt | null): void {
  try {
    if (attempt) sessionStorage.setItem(nameOf(draft), JSON.stringify(attempt))
    else sessionStorage.removeItem(nameOf(draft))
  } catch {
    /* Without storage the attempt lasts as long as the page. */
  }
}
