import { UNDO_SECONDS } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { StayMoney } from '#contract/bookings/stay-money.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { formatCents } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { mailOutbox, type StoredOccasion } from '#server/platform/database/tables/platform.ts'
import { confirmedAmong } from './confirmed-emails.ts'
import { finishEmails } from './finish-emails.ts'
import type { Email } from './layout.ts'
import { lodgeLooks } from './outbox.ts'
import type { LodgeLook } from './outline.ts'
import { writePolicy } from './policy-in-words.ts'
import { renderTemplate } from './render-template.ts'
import { listAmounts, listStayFacts } from './stay-facts.ts'
import { findValidity } from './valid-until.ts'

type Before = NonNullable<StoredOccasion['before']>

type Change = { before: Before; after: Booking; money: StayMoney; link: string }

/**
 * Runs in the transaction of the change. The email is sent half a minute later, so that the change can be
 * undone. Returns its id.
 */
export async function queueStaffChangeEmail(context: Context, change: Change): Promise<number[]> {
  const { guestEmail, reference, lodgeSlug } = change.after
  const now = context.clock.now()
  const isConfirmed = (await confirmedAmong(context, [guestEmail]))(guestEmail)
  const lodge = (await lodgeLooks(context)).get(lodgeSlug)
  const look = { ...lodge, site: publicUrl(context.config), isConfirmed, now }
  const emails = await finishEmails(context, [
    {
      ...composeStaffChangeEmail(change, look),
      ...findValidity(change.after, now, { to: 'guest', before: stayBefore(change) }),
      recipient: guestEmail,
      bookingReference: reference,
      createdAt: new Date(now).toISOString(),
      nextTryAt: new Date(now + UNDO_SECONDS * 1000).toISOString(),
    },
  ])
  const rows = await context.db.insert(mailOutbox).values(emails).returning({ id: mailOutbox.id })
  context.emit({ type: 'mail_queued' })
  return rows.map(({ id }) => id)
}

/** Without the staff's note and the guest's data. */
function stayBefore({ before }: Change): Before {
  const { lodgeName, checkIn, checkOut, guests, totalCents, changeRequest } = before
  return { lodgeName, checkIn, checkOut, guests, totalCents, changeRequest }
}

type Look = LodgeLook & { site: string; isConfirmed: boolean; now: number }

export function composeStaffChangeEmail({ before, after, money, link }: Change, look: Look): Email {
  const { guestName, lodgeSlug, lodgeName } = after
  const isAnswered = before.changeRequest !== null && after.changeRequest === null
  return renderTemplate({
    name: 'changed-by-staff',
    values: {
      commaGuestName: look.isConfirmed ? `, ${guestName}` : '',
      stayBefore: inWords(before),
      stayNow: inWords(after),
      answeredSentence: isAnswered ? 'The change that you requested is answered by this.' : '',
      moneySentence: moneyInWords(money),
      cancellationSentence: writePolicy({ booking: after, now: look.now }).join(' '),
    },
    stay: { booking: after, link },
    layout: {
      facts: listStayFacts(after),
      amounts: listAmounts(after),
      link: { label: 'See your booking', href: link },
      lodge: { lodgeSlug, lodgeName, accent: look.accent, exteriorImage: look.exteriorImage },
      site: look.site,
    },
  })
}

function inWords({ lodgeName, checkIn, checkOut, guests, totalCents }: Before): string {
  const party = pluralize(guests, 'guest')
  return `${lodgeName}, ${formatDate(checkIn)} to ${formatDate(checkOut)}, ${party}, ${formatCents(totalCents)}.`
}

export const overpaidInWords = (cents: number): string =>
  `You have paid ${formatCents(cents)} more than the stay costs now; we will give it back.`

function moneyInWords({ paidCents, dueCents, overpaidCents }: StayMoney): string {
  if (overpaidCents > 0) return overpaidInWords(overpaidCents)
  return paidCents > 0 && dueCents > 0 ? `${formatCents(dueCents)} is still due.` : ''
}
