import type { Booking, BookingStatus, GuestMessage } from '#contract/bookings.ts'
import { CHECK_IN_HOUR, periodsFrom } from '#contract/cancellation.ts'
import { formatDate, formatInstantIn } from '#contract/dates.ts'
import { formatCents, formatDecimal } from '#contract/money.ts'
import { awaitsConfirmation, REQUEST_HOLDS_HOURS, UNCONFIRMED_HOLDS_MINUTES } from '#contract/stay-rules.ts'
import { asHtml, asText } from './layout.ts'

/** A letter without its address. */
export type Email = { subject: string; text: string; html: string }

/** What the letters tell: the booking, the guest's own link, the owner's desk, and what is given back. */
export type Occasion = {
  booking: Booking
  link: string
  adminUrl: string
  /** When the letter is written, milliseconds: deadlines before it are not named. */
  now: number
  /** Whether the address is known to be the guest's: only then is what was typed as their name repeated to it. */
  isConfirmed: boolean
  /** Cents that go back to the guest's card. */
  givesBack?: number
}

/** Heading, paragraphs, a table of facts and one link: both forms of a letter are made of these. */
export type Outline = {
  subject: string
  paragraphs: string[]
  facts: [string, string][]
  link: { label: string; href: string }
}

const stayOf = ({ checkIn, checkOut }: Booking): string => `${formatDate(checkIn)} to ${formatDate(checkOut)}`

const nightsOf = ({ nights }: Booking): string => (nights === 1 ? '1 night' : `${nights} nights`)

function factsOf(booking: Booking): [string, string][] {
  const { reference, lodgeName, checkIn, checkOut, guests, lines, totalCents } = booking
  return [
    ['Reference', reference],
    ['Lodge', lodgeName],
    ['Check-in', `${formatDate(checkIn)}, from ${CHECK_IN_HOUR}:00`],
    ['Check-out', formatDate(checkOut)],
    ['Stay', `${nightsOf(booking)}, ${guests === 1 ? '1 guest' : `${guests} guests`}`],
    ...lines.map(({ name, cents }): [string, string] => [name, formatCents(cents)]),
    ['Total', formatCents(totalCents)],
  ]
}

/**
 * What cancelling costs from now on, from the same periods that it is charged by. A period that is over is not named; nothing
 * is said once the stay has begun.
 */
function policyOf({ booking, now }: Occasion): string[] {
  const { policy, timeZone } = booking
  const periods = periodsFrom(booking, now)
  const costs = periods.map(({ until, keptCents }, index) => {
    const cost = keptCents === 0 ? 'is free' : `costs ${formatCents(keptCents)}`
    const end = index === periods.length - 1 ? 'until check-in' : `until ${formatInstantIn(timeZone, until)}`
    return `${index === 0 ? cost : cost.replace(/^costs /, '')} ${end}`
  })
  if (costs.length === 0) return []
  return [`Our cancellation policy is ${policy.name}: cancelling ${costs.join(', ')} (lodge time).`]
}

const feeOf = ({ keptCents }: Booking): string =>
  keptCents ? `Of the price ${formatCents(keptCents)} is kept.` : 'Nothing is kept of the price.'

const refundOf = ({ givesBack }: Occasion): string[] =>
  givesBack ? [`${formatDecimal(givesBack / 100)} goes back to the card it was paid with.`] : []

type Words = { subject: string; paragraphs: string[] }

const nameOf = ({ booking, isConfirmed }: Occasion): string => (isConfirmed ? `, ${booking.guestName}` : '')

const holdOf = (booking: Booking): string =>
  awaitsConfirmation(booking)
    ? `The nights are held for you for ${UNCONFIRMED_HOLDS_MINUTES} minutes. Please open your booking with the link below: then they are held while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`
    : `The nights are held for you while the owner answers, for ${REQUEST_HOLDS_HOURS} hours at most.`

const guestWords: Record<BookingStatus, (occasion: Occasion) => Words> = {
  requested: (occasion) => ({
    subject: `We have your request for ${occasion.booking.lodgeName}`,
    paragraphs: [
      `Thank you${nameOf(occasion)}. ${holdOf(occasion.booking)} Nothing is charged before the owner confirms.`,
      ...policyOf(occasion),
    ],
  }),
  confirmed: (occasion) => ({
    subject: `Confirmed: ${occasion.booking.lodgeName}, ${stayOf(occasion.booking)}`,
    paragraphs: [
      `Your stay is confirmed${nameOf(occasion)}. We look forward to having you.`,
      ...policyOf(occasion),
    ],
  }),
  declined: (occasion) => ({
    subject: `We could not confirm ${occasion.booking.lodgeName}`,
    paragraphs: [
      `We are sorry${nameOf(occasion)}: your request could not be confirmed and the nights are free again. Nothing was charged.`,
    ],
  }),
  cancelled: (occasion) => ({
    subject: `Cancelled: ${occasion.booking.lodgeName}, ${stayOf(occasion.booking)}`,
    paragraphs: [
      `Your booking is cancelled${nameOf(occasion)}.`,
      feeOf(occasion.booking),
      ...refundOf(occasion),
    ],
  }),
}

const ownerHoldOf = (booking: Booking): string =>
  awaitsConfirmation(booking)
    ? `The nights are held for ${UNCONFIRMED_HOLDS_MINUTES} minutes, and for ${REQUEST_HOLDS_HOURS} hours once the guest has confirmed the address.`
    : `Please answer within ${REQUEST_HOLDS_HOURS} hours; after that the nights are free again.`

const ownerWords: Record<BookingStatus, (occasion: Occasion) => Words> = {
  requested: ({ booking }) => ({
    subject: `New request: ${booking.lodgeName}, ${stayOf(booking)}`,
    paragraphs: [
      `${booking.guestName} (${booking.guestEmail}) asks for ${nightsOf(booking)}. ${ownerHoldOf(booking)}`,
      ...(booking.specialRequests ? [`Special requests: ${booking.specialRequests}`] : []),
    ],
  }),
  confirmed: ({ booking }) => ({
    subject: `Confirmed: ${booking.reference}, ${booking.lodgeName}`,
    paragraphs: [`The stay of ${booking.guestName} (${booking.guestEmail}) is confirmed.`],
  }),
  declined: ({ booking }) => ({
    subject: `Declined: ${booking.reference}, ${booking.lodgeName}`,
    paragraphs: [
      `The request of ${booking.guestName} (${booking.guestEmail}) is declined; its nights are free.`,
    ],
  }),
  cancelled: (occasion) => ({
    subject: `Cancelled: ${occasion.booking.reference}, ${occasion.booking.lodgeName}`,
    paragraphs: [
      `The stay of ${occasion.booking.guestName} (${occasion.booking.guestEmail}) is cancelled; its nights are free.`,
      feeOf(occasion.booking),
      ...refundOf(occasion),
    ],
  }),
}

function composeEmail(words: Words, booking: Booking, link: Outline['link']): Email {
  const outline = { ...words, facts: factsOf(booking), link }
  return { subject: words.subject, text: asText(outline), html: asHtml(outline) }
}

/** What the guest is told; it carries the secret link to their own booking. */
export function composeGuestEmail(occasion: Occasion): Email {
  const { booking, link } = occasion
  return composeEmail(guestWords[booking.status](occasion), booking, {
    label: 'See your booking',
    href: link,
  })
}

/** What the owner is told; it carries no secret. */
export function composeOwnerEmail(occasion: Occasion): Email {
  const { booking, adminUrl } = occasion
  return composeEmail(ownerWords[booking.status](occasion), booking, {
    label: 'Open the admin area',
    href: adminUrl,
  })
}

/** The owner's own words to a guest, over the facts of the stay they are about. */
export function composeMessageEmail(
  { subject, message }: GuestMessage,
  booking: Booking,
  link: string,
): Email {
  const paragraphs = message.split(/\n{2,}/)
  return composeEmail({ subject, paragraphs }, booking, { label: 'See your booking', href: link })
}

/** Asks the owner of an address to confirm it; of what a stranger typed it says nothing. */
export function composeConfirmationEmail(href: string): Email {
  const outline: Outline = {
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      'Somebody created a Day 1 Investor badge with this e-mail address. If it was you, open the link below: your discount counts from then on. If not, you need not do anything.',
    ],
    facts: [],
    link: { label: 'Confirm my address', href },
  }
  return { subject: outline.subject, text: asText(outline), html: asHtml(outline) }
}
