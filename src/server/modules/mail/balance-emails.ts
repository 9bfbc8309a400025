import type { Booking, StoredCard } from '#contract/bookings/bookings.ts'
import type { FieldValues } from '#contract/email-templates/template-text.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { type Email, render } from './layout.ts'
import type { LodgeLook } from './outline.ts'
import { renderTemplate } from './render-template.ts'
import { listAmounts, listStayFacts } from './stay-facts.ts'

type About = LodgeLook & { booking: Booking; cents: number; link: string; site: string }

const cardInWords = ({ brand, last4 }: StoredCard): string => `your ${brand} card ending in ${last4}`

type Words = { name: 'balance-reminder' | 'balance-charge-failed'; values: FieldValues }

function renderEmail(words: Words, { booking, link, site, ...look }: About): Email {
  const { lodgeSlug, lodgeName } = booking
  const { accent, exteriorImage } = look
  return renderTemplate({
    ...words,
    stay: { booking, link },
    layout: {
      facts: listStayFacts(booking),
      amounts: listAmounts(booking),
      link: { label: 'See your booking', href: link },
      lodge: { lodgeSlug, lodgeName, accent, exteriorImage },
      site,
    },
  })
}

export function composeBalanceReminder(about: About & { dueOn: string; card: StoredCard | null }): Email {
  const { cents, card } = about
  const amount = formatCents(cents)
  const dueOn = formatDate(about.dueOn)
  const chargeSentence = card
    ? `The balance of ${amount} is charged to ${cardInWords(card)} on ${dueOn}. To pay with another card, or sooner, use the link below.`
    : `The balance of ${amount} is due on ${dueOn}. No card is stored, so please pay it with the link below.`
  return renderEmail({ name: 'balance-reminder', values: { amount, dueOn, chargeSentence } }, about)
}

/** `nextOn` is the date of the next try; null after the last. */
export function composeChargeFailed(about: About & { problem: string; nextOn: string | null }): Email {
  const { cents, problem, nextOn } = about
  const retrySentence = nextOn
    ? `Otherwise we try the card again on ${formatDate(nextOn)}.`
    : 'We do not try the card again.'
  const values = { amount: formatCents(cents), problem, retrySentence }
  return renderEmail({ name: 'balance-charge-failed', values }, about)
}

export function composeChargeGivenUp(about: Omit<About, 'link'> & { problem: string }): Email {
  const { booking, cents, problem, site } = about
  return render({
    subject: `Balance not paid: ${booking.reference}, ${booking.lodgeName}`,
    paragraphs: [
      `The balance of ${formatCents(cents)} could not be charged in three attempts: ${problem}`,
      'The stay remains confirmed. You can charge the card again, wait for the guest, or cancel the stay.',
    ],
    facts: listStayFacts(booking),
    link: { label: 'Open the bookings', href: `${site}/admin/bookings` },
    site,
  })
}
