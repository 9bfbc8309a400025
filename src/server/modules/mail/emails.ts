import type { Booking, BookingStatus } from '#contract/bookings/bookings.ts'
import { periodsFrom } from '#contract/bookings/cancellation.ts'
import type { GuestMessage } from '#contract/bookings/staff-bookings.ts'
import {
  awaitsConfirmation,
  REQUEST_HOLDS_HOURS,
  UNCONFIRMED_HOLDS_MINUTES,
} from '#contract/bookings/stay-rules.ts'
import type { FieldValues } from '#contract/email-templates/template-text.ts'
import { formatDate, formatHour, formatInstantIn } from '#contract/platform/dates.ts'
import { formatCents, formatDecimal } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { Layout } from './draft.ts'
import type { TemplateName } from './guest-templates.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook, Outline } from './outline.ts'
import { writePolicy } from './policy-in-words.ts'
import { renderTemplate } from './render-template.ts'
import { listAmounts, listStayFacts } from './stay-facts.ts'

export type Occasion = LodgeLook & {
  booking: Booking
  link: string
  site: string
  /** Milliseconds; earlier deadlines are left out. */
  now: number
  /** The email repeats the guest's name only to a confirmed address. */
  isConfirmed: boolean
  /** Cents refunded to the guest's card. */
  givesBack?: number
  /** Cents of a declined or cancelled stay that were not paid by card, so the owner gives them back. */
  overpaidCents?: number
  /** `until` is in milliseconds. */
  due?: { cents: number; until: number }
  /**
   * Set when nobody declined the stay. `unconfirmed` means that the email's link was not opened in time,
   * `sold` that the nights were sold before the payment.
   */
  expired?: 'unpaid' | 'unanswered' | 'unconfirmed' | 'sold'
  /** Staff gets no email about a booking that staff entered. */
  isByStaff?: boolean
}

export const formatStayDates = ({ checkIn, checkOut }: Booking): string =>
  `${formatDate(checkIn)} to ${formatDate(checkOut)}`

const writeFee = ({ booking: { keptCents } }: Occasion): string =>
  keptCents ? `Of the price ${formatCents(keptCents)} is kept.` : 'Nothing is kept.'

function guestFee(occasion: Occasion): string {
  if (occasion.booking.keptCents) return writeFee(occasion)
  return occasion.givesBack || occasion.overpaidCents ? '' : 'You were not charged.'
}

const writeRefund = ({ givesBack }: Occasion): string[] =>
  givesBack ? [`${formatDecimal(givesBack / 100)} goes back the way it was paid.`] : []

function paymentInWords({ booking, due, place, now }: Occasion): string {
  const { timeZone, checkIn, checkInFrom } = booking
  if (due && due.cents > 0)
    return `Please pay ${formatCents(due.cents)} until ${formatInstantIn(timeZone, due.until)} (lodge time) with the button below.`
  if (!due) return ''
  const where = place ? ` at ${place}` : ''
  const file = periodsFrom(booking, now).length > 0 ? ' The calendar file is attached.' : ''
  return `All is paid. You can arrive on ${formatDate(checkIn)} from ${formatHour(checkInFrom)}${where}.${file}`
}

function byHandInWords({ booking, overpaidCents }: Occasion): string {
  if (!overpaidCents) return ''
  const cents = formatCents(overpaidCents)
  const what = booking.keptCents ? `Of what you paid, ${cents}` : `What you paid, ${cents},`
  return `${what} comes back to you. The owner will write to you about it.`
}

const writeRefundByHand = ({ overpaidCents }: Occasion): string[] =>
  overpaidCents
    ? [
        `${formatCents(overpaidCents)} was not paid by card. Please give it back and write to the guest about it. Then record it on the booking’s page: “I have given ${formatCents(overpaidCents)} back by hand”.`,
      ]
    : []

type Words = { subject: string; paragraphs: string[] }

const writeHold = (booking: Booking): string =>
  awaitsConfirmation(booking)
    ? `The nights are held for you for ${UNCONFIRMED_HOLDS_MINUTES} minutes from your request. Please open your booking with the link below: then they are held while the owner answers, for at most ${REQUEST_HOLDS_HOURS} hours from your request.`
    : `The nights are held for you while the owner answers, for at most ${REQUEST_HOLDS_HOURS} hours from your request.`

function templateFor({ booking: { status }, expired, overpaidCents }: Occasion): TemplateName {
  if (status === 'requested') return 'requested-guest'
  if (status === 'awaiting_payment') return 'awaiting-payment-guest'
  if (status === 'confirmed') return 'confirmed-guest'
  if (status === 'cancelled') return overpaidCents ? 'cancelled-by-hand-guest' : 'cancelled-guest'
  if (expired) return `${expired}-guest`
  return overpaidCents ? 'declined-paid-guest' : 'declined-guest'
}

const stepValues = (occasion: Occasion): FieldValues => {
  const { booking, isConfirmed, now, givesBack, overpaidCents } = occasion
  return {
    commaGuestName: isConfirmed ? `, ${booking.guestName}` : '',
    cancellationSentence: writePolicy({ booking, now }).join(' '),
    holdSentence: writeHold(booking),
    paymentSentence: paymentInWords(occasion),
    chargeSentence: overpaidCents || givesBack ? '' : 'Nothing was charged.',
    feeSentence: guestFee(occasion),
    refundSentence: writeRefund(occasion).join(' '),
    byHandSentence: byHandInWords(occasion),
  }
}

const writeOwnersHold = (booking: Booking): string =>
  awaitsConfirmation(booking)
    ? `The nights are held for ${UNCONFIRMED_HOLDS_MINUTES} minutes from the request, and for ${REQUEST_HOLDS_HOURS} hours once the guest has confirmed the address.`
    : `Please answer within ${REQUEST_HOLDS_HOURS} hours of the request; after that the nights are free again.`

const formatGuest = ({ guestName, guestEmail }: Booking): string =>
  guestEmail ? `${guestName} (${guestEmail})` : guestName

const ownerWords: Record<Exclude<BookingStatus, 'awaiting_payment'>, (occasion: Occasion) => Words> = {
  requested: ({ booking }) => ({
    subject: `New request: ${booking.lodgeName}, ${formatStayDates(booking)}`,
    paragraphs: [
      `${formatGuest(booking)} requests ${pluralize(booking.nights, 'night')}. ${writeOwnersHold(booking)}`,
      ...(booking.specialRequests ? [`Special requests: ${booking.specialRequests}`] : []),
    ],
  }),
  confirmed: ({ booking }) => ({
    subject: `Confirmed: ${booking.reference}, ${booking.lodgeName}`,
    paragraphs: [`The stay of ${formatGuest(booking)} is confirmed.`],
  }),
  declined: (occasion) => ({
    subject: `Declined: ${occasion.booking.reference}, ${occasion.booking.lodgeName}`,
    paragraphs: [
      `The request of ${formatGuest(occasion.booking)} is declined; its nights are free.`,
      ...writeRefund(occasion),
      ...writeRefundByHand(occasion),
    ],
  }),
  cancelled: (occasion) => ({
    subject: `Cancelled: ${occasion.booking.reference}, ${occasion.booking.lodgeName}`,
    paragraphs: [
      `The stay of ${formatGuest(occasion.booking)} is cancelled; its nights are free.`,
      writeFee(occasion),
      ...writeRefund(occasion),
      ...writeRefundByHand(occasion),
    ],
  }),
}

type Place = LodgeLook & { site: string }

function layoutFor(booking: Booking, link: Outline['link'], place: Place): Layout {
  const { site, accent, exteriorImage } = place
  const lodge = { lodgeSlug: booking.lodgeSlug, lodgeName: booking.lodgeName, accent, exteriorImage }
  return { facts: listStayFacts(booking), amounts: listAmounts(booking), link, lodge, site }
}

export function composeGuestEmail(occasion: Occasion): Email {
  const { booking, link } = occasion
  const cents = booking.status === 'confirmed' ? (occasion.due?.cents ?? 0) : 0
  const label = cents > 0 ? `Pay ${formatCents(cents)}` : 'See your booking'
  return renderTemplate({
    name: templateFor(occasion),
    values: stepValues(occasion),
    stay: { booking, link },
    layout: layoutFor(booking, { label, href: link }, occasion),
  })
}

/** Has no secret. Null for a staff entry, an unpaid instant booking and an expired stay. */
export function composeOwnerEmail(occasion: Occasion): Email | null {
  const { booking, site, expired, isByStaff } = occasion
  if (booking.status === 'awaiting_payment' || expired || isByStaff) return null
  const link = { label: 'Open the admin area', href: `${site}/admin/dashboard` }
  return render({ ...ownerWords[booking.status](occasion), ...layoutFor(booking, link, occasion) })
}

type Writing = Place & { booking: Booking; link: string }

export function composeMessageEmail({ subject, message }: GuestMessage, writing: Writing): Email {
  const { booking, link } = writing
  return renderTemplate({
    name: 'message-by-email',
    values: { subject, message },
    stay: { booking, link },
    layout: layoutFor(booking, { label: 'See your booking', href: link }, writing),
  })
}

/** Repeats nothing that a stranger typed. */
export function composeConfirmationEmail(href: string): Email {
  return renderTemplate({
    name: 'badge-confirm',
    values: { link: href },
    layout: { facts: [], link: { label: 'Confirm my address', href } },
  })
}
