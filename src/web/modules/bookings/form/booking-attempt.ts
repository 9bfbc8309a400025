import type { BookingReceipt, SentBooking } from '#contract/bookings/bookings.ts'
import {
  awaitsConfirmation,
  PAYMENT_HOLDS_MINUTES,
  UNCONFIRMED_HOLDS_MINUTES,
} from '#contract/bookings/stay-rules.ts'
import { requestIdentity } from '#contract/platform/request-identity.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'

/** The server keeps an idempotency key for a day; a later repeat would book again. */
const REPEATABLE_MS = 23 * 60 * 60 * 1000

/** A request as it was sent. Repeating it under the same key returns the first response and books nothing new. */
export type BookingAttempt = {
  key: string
  request: SentBooking
  /** Cents; null without a price. */
  shownCents: number | null
  sentAt: number
}

const sentKey = (draft: string) => `${draft}-sent`

/** Keeps this page's attempts because storage may be full or blocked. */
const attempts = new Map<string, BookingAttempt | null>()

/** Repeating an unanswered request reuses its key and hold, whatever price was shown. */
export function attemptFor(
  request: SentBooking,
  unanswered: BookingAttempt | null,
  shownCents: number | null,
): BookingAttempt {
  const isRepeat = unanswered !== null && requestIdentity(unanswered.request) === requestIdentity(request)
  const { key, sentAt } = isRepeat ? unanswered : { key: randomUuid(), sentAt: Date.now() }
  return { key, request, shownCents, sentAt }
}

/** This tab's unanswered attempt, if its key is still valid. */
export function readAttempt(draft: string): BookingAttempt | null {
  const kept = attempts.has(draft) ? attempts.get(draft) : storedAttempt(draft)
  return kept && Date.now() - kept.sentAt < REPEATABLE_MS ? kept : null
}

function storedAttempt(draft: string): BookingAttempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(sentKey(draft)) ?? 'null')
  } catch {
    return null
  }
}

/** Stored before sending, so that a reload can look up the response; null removes it. */
export function saveAttempt(draft: string, attempt: BookingAttempt | null): void {
  attempts.set(draft, attempt)
  try {
    if (attempt) sessionStorage.setItem(sentKey(draft), JSON.stringify(attempt))
    else sessionStorage.removeItem(sentKey(draft))
  } catch {
    /* Without storage the attempt lasts as long as the page. */
  }
}

/** The request's hold has expired. A lost response may be looked up hours later. */
export function isLate(receipt: BookingReceipt, { sentAt }: BookingAttempt): boolean {
  const isUnpaid = receipt.status === 'awaiting_payment'
  const minutes = isUnpaid ? PAYMENT_HOLDS_MINUTES : UNCONFIRMED_HOLDS_MINUTES
  return (isUnpaid || awaitsConfirmation(receipt)) && Date.now() - sentAt > minutes * 60_000
}
