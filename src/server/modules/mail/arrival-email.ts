import type { Booking } from '#contract/bookings/bookings.ts'
import { formatHour } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { stayFactsOf } from './stay-facts.ts'

export type Arrival = LodgeLook & {
  booking: Booking
  dueCents: number
  /** Whether door code and Wi-Fi wait for no payment. */
  isPaid: boolean
  link: string
  site: string
  /** Whether the address is confirmed; only then the e-mail repeats the guest's name. */
  isConfirmed: boolean
}

const WAITS_FOR_PAYMENT = ' Door code and Wi-Fi appear once the stay is paid.'

/** The e-mail on the day before the arrival. Codes and passwords are on the stay's page only. */
export function composeArrivalEmail({
  booking,
  dueCents,
  isPaid,
  link,
  isConfirmed,
  ...place
}: Arrival): Email {
  const { lodgeSlug, lodgeName, guestName, checkInFrom } = booking
  return render({
    subject: `Your guide is open: ${lodgeName}`,
    paragraphs: [
      `We expect you from ${formatHour(checkInFrom)}${isConfirmed ? `, ${guestName}` : ''}. How to get there and how to get in is in the guide of your stay.`,
      ...(dueCents > 0 ? [`${formatCents(dueCents)} is still due.${isPaid ? '' : WAITS_FOR_PAYMENT}`] : []),
    ],
    facts: stayFactsOf(booking),
    link: { label: 'Open the guide', href: `${link}#guide` },
    lodge: { lodgeSlug, lodgeName, accent: place.accent, exteriorImage: place.exteriorImage },
    site: place.site,
  })
}
