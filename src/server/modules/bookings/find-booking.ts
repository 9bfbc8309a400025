import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import { addDays, formatStay } from '#contract/platform/dates.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { Email } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import { renderTemplate } from '../mail/render-template.ts'
import { emailedLink } from './reference.ts'

const HOUR_MS = 3_600_000
const MAX_DAYS_SINCE_CHECK_OUT = 365
const MAX_LINKS = 10

type Found = { lodgeName: string; checkIn: string; checkOut: string; reference: string; href: string }

/** Sends the links at most once an hour. An address without bookings gets nothing. */
export function findBooking(context: Context, given: string): Promise<void> {
  const email = foldedEmail(given)
  return inTransaction(context, async (inner) => {
    await withAdvisoryLock(inner, `find booking:${email}`)
    const since = new Date(inner.clock.now() - HOUR_MS).toISOString()
    const isRecent = and(
      eq(mailOutbox.recipient, email),
      eq(mailOutbox.template, 'find-booking'),
      gt(mailOutbox.createdAt, since),
    )
    if ((await inner.db.$count(mailOutbox, isRecent)) > 0) return
    const found = await findStays(inner, email)
    if (found.length === 0) return
    const content = composeFoundBookings(found, publicUrl(inner.config))
    await queueAll(inner, [{ recipient: email, ...content, isSecret: true }])
  })
}

async function findStays(context: Context, email: string): Promise<Found[]> {
  const { reference, linkVersion, checkIn, checkOut, status } = bookings
  const oldest = addDays(isoNow(context.clock).slice(0, 10), -MAX_DAYS_SINCE_CHECK_OUT)
  const rows = await context.db
    .select({ reference, linkVersion, checkIn, checkOut, lodgeName: lodges.name })
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(and(eq(sql`lower(${bookings.guestEmail})`, email), gte(checkOut, oldest), ne(status, 'declined')))
    .orderBy(desc(checkIn), desc(bookings.id))
    .limit(MAX_LINKS)
  return rows.map((row) => ({ ...row, href: emailedLink(context, row) }))
}

export function composeFoundBookings(found: readonly Found[], site: string): Email {
  const [latest] = found
  const href = latest?.href ?? site
  return renderTemplate({
    name: 'find-booking',
    values: { link: href },
    layout: {
      facts: found.map(({ lodgeName, href, ...stay }) => [`${lodgeName}, ${formatStay(stay)}`, href]),
      link: { label: 'See your latest booking', href },
      site,
    },
  })
}
