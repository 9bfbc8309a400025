import type { Booking } from '#contract/bookings/bookings.ts'
import { formatDate, formatInstantIn } from '#contract/platform/dates.ts'
import { MAX_STARS, reviewPeriod } from '#contract/reviews/review-rules.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import type { reviews } from '#server/platform/database/tables/reviews.ts'
import { emailedLink, type Linked } from '../bookings/reference.ts'
import { confirmedAmong } from '../mail/confirmed-emails.ts'
import { type Email, render } from '../mail/layout.ts'
import { findOwners, lodgeLooks, queueAll } from '../mail/outbox.ts'
import type { LodgeLook } from '../mail/outline.ts'
import { renderTemplate } from '../mail/render-template.ts'

type ReviewRow = Pick<typeof reviews.$inferSelect, 'stars' | 'text' | 'name'>
type Look = LodgeLook & { site: string }

const listFacts = ({ reference, lodgeName, checkIn, checkOut }: Booking): [string, string][] => [
  ['Reference', reference],
  ['Lodge', lodgeName],
  ['Stay', `${formatDate(checkIn)} to ${formatDate(checkOut)}`],
]

const toLodge = ({ lodgeSlug, lodgeName }: Booking, { accent, exteriorImage }: Look) => ({
  lodgeSlug,
  lodgeName,
  accent,
  exteriorImage,
})

/** `name` is null while the address is not confirmed. */
export function composeRequestEmail(booking: Booking, name: string | null, href: string, look: Look): Email {
  return renderTemplate({
    name: 'review-request',
    values: {
      commaGuestName: name ? `, ${name}` : '',
      reviewUntil: formatInstantIn(booking.timeZone, reviewPeriod(booking).closes),
    },
    stay: { booking, link: href },
    layout: {
      facts: listFacts(booking),
      link: { label: 'Write a review', href },
      lodge: toLodge(booking, look),
      site: look.site,
    },
  })
}

export function composeReviewEmail(booking: Booking, { stars, text, name }: ReviewRow, look: Look): Email {
  return render({
    subject: `New review: ${booking.lodgeName}, ${stars} of ${MAX_STARS} stars`,
    paragraphs: [`${name} wrote:`, text],
    facts: listFacts(booking),
    link: { label: 'Answer the review', href: `${look.site}/admin/reviews` },
    lodge: toLodge(booking, look),
    site: look.site,
  })
}

export async function queueReviewRequests(
  context: Context,
  stays: readonly (Booking & Linked)[],
): Promise<void> {
  if (stays.length === 0) return
  const site = publicUrl(context.config)
  const looks = await lodgeLooks(context)
  const isConfirmed = await confirmedAmong(
    context,
    stays.map(({ guestEmail }) => guestEmail),
  )
  for (const booking of stays) {
    const { reference, guestEmail, guestName, lodgeSlug } = booking
    const name = isConfirmed(guestEmail) ? guestName : null
    const href = `${emailedLink(context, booking)}#review`
    const email = composeRequestEmail(booking, name, href, { site, ...looks.get(lodgeSlug) })
    await queueAll(context, [{ recipient: guestEmail, ...email }], reference)
  }
}

export async function queueReviewEmail(context: Context, booking: Booking, review: ReviewRow): Promise<void> {
  const look = (await lodgeLooks(context)).get(booking.lodgeSlug)
  const email = composeReviewEmail(booking, review, { site: publicUrl(context.config), ...look })
  const owners = await findOwners(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...email })),
    booking.reference,
  )
}
