import type { Booking, StoredCard } from '#contract/bookings/bookings.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { amountsOf, stayFactsOf } from './stay-facts.ts'

type About = LodgeLook & { booking: Booking; cents: number; link: string; site: string }

const cardInWords = ({ brand, last4 }: StoredCard): string => `your ${brand} card ending in ${last4}`

function renderEmail(subject: string, paragraphs: string[], { booking, link, site, ...look }: About): Email {
  const { lodgeSlug, lodgeName } = booking
  const { accent, exteriorImage } = look
  return render({
    subject,
    paragraphs,
    facts: stayFactsOf(booking),
    amounts: amountsOf(booking),
    link: { label: 'See your booking', href: link },
    lodge: { lodgeSlug, lodgeName, accent, exteriorImage },
    site,
  })
}

/** Some days before the balance is due. */
export function composeBalanceReminder(about: About & { dueOn: string; card: StoredCard | null }): Email {
  const { booking, cents, dueOn, card } = about
  const amount = formatCents(cents)
  return renderEmail(
    `Your balance is due on ${formatDate(dueOn)}: ${booking.lodgeName}`,
    [
      card
        ? `The balance of ${amount} is charged to ${cardInWords(card)} on ${formatDate(dueOn)}. To pay with another card, or sooner, use the link below.`
        : `The balance of ${amount} is due on ${formatDate(dueOn)}. No card is stored, so please pay it with the link below.`,
    ],
    about,
  )
}

/** After a charge that failed; `nextOn` is the date of the next one, null after the last. */
export function composeChargeFailed(about: About & { problem: string; nextOn: string | null }): Email {
  const { booking, cents, problem, nextOn } = about
  return renderEmail(
    `We could not charge your balance: ${booking.lodgeName}`,
    [
      `The balance of ${formatCents(cents)} could not be charged: ${problem}`,
      `Please pay it with the link below, or store another card there.${nextOn ? ` Otherwise we try the card again on ${formatDate(nextOn)}.` : ' We do not try the card again.'}`,
    ],
    about,
  )
}

/** To the owner, who decides after the last charge has failed. */
export function composeChargeGivenUp(about: Omit<About, 'link'> & { problem: string }): Email {
  const { booking, cents, problem, site } = about
  return render({
    subject: `Balance not paid: ${booking.reference}, ${booking.lodgeName}`,
    paragraphs: [
      `The balance of ${formatCents(cents)} could not be charged in three attempts: ${problem}`,
      'The stay remains confirmed. You can charge the card again, wait for the guest, or cancel the stay.',
    ],
    facts: stayFactsOf(booking),
    link: { label: 'Open the bookings', href: `${site}/admin/bookings` },
    site,
  })
}
