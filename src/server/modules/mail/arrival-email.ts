import type { Booking } from '#contract/bookings/bookings.ts'
import { formatCents } from '#contract/platform/money.ts'
import type { Email } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { renderTemplate } from './render-template.ts'
import { listStayFacts } from './stay-facts.ts'

export type Arrival = LodgeLook & {
  booking: Booking
  dueCents: number
  /** `required` means that the door code waits for the form. */
  arrivalForm: 'sent' | 'open' | 'required'
  /** Unpaid stays do not get the door code and the Wi-Fi yet. */
  isPaid: boolean
  link: string
  site: string
  /** The email repeats the guest's name only to a confirmed address. */
  isConfirmed: boolean
}

const arrivalFormSentences = {
  sent: '',
  open: 'Please tell us when you arrive and who comes: “Before you arrive” on the page of your stay.',
  required:
    'Please tell us when you arrive and who comes: “Before you arrive” on the page of your stay. The door code opens once you have sent it.',
}

const WAITS_FOR_PAYMENT = ' Door code and Wi-Fi appear once the stay is paid.'

/** Codes and passwords are only on the stay's page. */
export function composeArrivalEmail({
  booking,
  dueCents,
  arrivalForm,
  isPaid,
  link,
  isConfirmed,
  ...place
}: Arrival): Email {
  const { lodgeSlug, lodgeName, guestName } = booking
  const later = isPaid ? '' : WAITS_FOR_PAYMENT
  return renderTemplate({
    name: 'guide-open',
    values: {
      commaGuestName: isConfirmed ? `, ${guestName}` : '',
      arrivalFormSentence: arrivalFormSentences[arrivalForm],
      dueSentence: dueCents > 0 ? `${formatCents(dueCents)} is still due.${later}` : '',
    },
    stay: { booking, link },
    layout: {
      facts: listStayFacts(booking),
      link: { label: 'Open the guide', href: `${link}#guide` },
      lodge: { lodgeSlug, lodgeName, accent: place.accent, exteriorImage: place.exteriorImage },
      site: place.site,
    },
  })
}
