import { and, asc, between, eq, exists, gt, inArray, ne, notExists, sql } from 'drizzle-orm'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import { formatDate } from '#contract/platform/dates.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { emailOptOuts, recoveryEmails } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'
import { type StayWithLodge, toBooking } from '../bookings/booking-mapper.ts'
import { confirmedAmong } from '../mail/confirmed-emails.ts'
import { filledForm } from '../mail/filled-form.ts'
import type { Email } from '../mail/layout.ts'
import { lodgeLooks, queueAll } from '../mail/outbox.ts'
import { renderTemplate } from '../mail/render-template.ts'
import type { RefreshEmail } from '../mail/sender.ts'
import { canBook } from '../waiting-list/waiting-stays.ts'

const HOUR_MS = 3_600_000
/** Counted from the end of the hold. */
const AFTER_HOURS = 1
/** After an outage, an email about an older booking would surprise its guest. */
const WITHIN_HOURS = 25
/** One address gets one email in this time. */
const ONCE_IN_DAYS = 30
const BATCH = 200

/** Returns the number of emails. Without a mail server nothing is sent. */
export async function recoverBookings(context: Context): Promise<number> {
  if (context.config.SMTP_URL === undefined || context.config.RECOVERY_EMAILS === 'off') return 0
  let sent = 0
  for (const stay of await findUnfinished(context))
    await inTransaction(context, (inner) => recover(inner, stay)).then(
      (isSent) => {
        sent += isSent ? 1 : 0
      },
      logFailure(context, 'writing about an unfinished booking'),
    )
  return sent
}

function findUnfinished({ db, clock }: Context): Promise<StayWithLodge[]> {
  const before = (hours: number) => new Date(clock.now() - hours * HOUR_MS).toISOString()
  const { bookingId, status } = bookingHistory
  const wasUnpaid = db
    .select()
    .from(bookingHistory)
    .where(and(eq(bookingId, bookings.id), eq(status, 'awaiting_payment')))
  const written = db.select().from(recoveryEmails).where(eq(recoveryEmails.bookingId, bookings.id))
  return db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(
      and(
        eq(bookings.status, 'declined'),
        eq(bookings.decidedBy, 'expiry'),
        between(bookings.decidedAt, before(WITHIN_HOURS), before(AFTER_HOURS)),
        ne(bookings.guestEmail, ''),
        exists(wasUnpaid),
        notExists(written),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(BATCH)
}

async function recover(context: Context, stay: StayWithLodge): Promise<boolean> {
  const { id, guestEmail } = stay.bookings
  const email = foldedEmail(guestEmail)
  await withAdvisoryLock(context, `recovery:${email}`)
  if (!(await confirmedAmong(context, [email]))(email)) return false
  const since = timeIn(context, -ONCE_IN_DAYS * 24 * HOUR_MS)
  const isRecent = and(eq(recoveryEmails.email, email), gt(recoveryEmails.at, since))
  if ((await context.db.$count(recoveryEmails, isRecent)) > 0) return false
  if (await refusal(context, stay)) return false
  const at = isoNow(context.clock)
  const fresh = await context.db
    .insert(recoveryEmails)
    .values({ bookingId: id, email, at })
    .onConflictDoNothing()
    .returning({ id: recoveryEmails.bookingId })
  if (fresh.length === 0) return false
  const composed = await compose(context, stay)
  const { unsubscribeUrl } = optOutLinks(context, email)
  const about = { validUntil: at, occasion: { unfinishedId: id } }
  await queueAll(
    context,
    [{ recipient: guestEmail, ...composed, ...about, unsubscribeUrl }],
    stay.bookings.reference,
  )
  return true
}

/** Null while the email makes sense. */
async function refusal(
  context: Context,
  { bookings: row, lodges: lodge }: StayWithLodge,
): Promise<string | null> {
  const email = foldedEmail(row.guestEmail)
  if ((await context.db.$count(emailOptOuts, eq(emailOptOuts.email, email))) > 0)
    return 'the guest wants no such emails'
  const another = and(
    eq(sql`lower(${bookings.guestEmail})`, email),
    inArray(bookings.status, [...holdingStatuses]),
    gt(bookings.createdAt, row.createdAt),
  )
  if ((await context.db.$count(bookings, another)) > 0) return 'the guest has booked since'
  return (await canBook(context, lodge, row)) ? null : 'the nights are no longer free'
}

async function compose(context: Context, { bookings: row, lodges: lodge }: StayWithLodge): Promise<Email> {
  const { accent, exteriorImage } = (await lodgeLooks(context)).get(lodge.slug) ?? {}
  const href = filledForm(context, row)
  return composeUnfinished({
    stay: { booking: toBooking(row, lodge), link: href },
    optOutHref: optOutLinks(context, row.guestEmail).optOutHref,
    lodge: { lodgeSlug: lodge.slug, lodgeName: lodge.name, accent, exteriorImage },
    site: publicUrl(context.config),
  })
}

type Unfinished = {
  stay: NonNullable<Parameters<typeof renderTemplate>[0]['stay']>
  optOutHref: string
  lodge: NonNullable<Parameters<typeof renderTemplate>[0]['layout']['lodge']>
  site: string
}

export function composeUnfinished({ stay, optOutHref, lodge, site }: Unfinished): Email {
  const { booking, link } = stay
  return renderTemplate({
    name: 'booking-not-finished',
    values: {},
    stay,
    layout: {
      facts: [
        ['Lodge', booking.lodgeName],
        ['Check-in', formatDate(booking.checkIn)],
        ['Check-out', formatDate(booking.checkOut)],
      ],
      link: { label: 'Finish your booking', href: link },
      footer: { label: 'No more emails like this one', href: optOutHref },
      lodge,
      site,
    },
  })
}

/** Runs at the moment of sending. */
export async function composeUnfinishedAgain(context: Context, id: number): ReturnType<RefreshEmail> {
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!stay) return { reason: 'the booking does not exist' }
  const reason = await refusal(context, stay)
  if (reason) return { reason }
  return {
    ...(await compose(context, stay)),
    validUntil: isoNow(context.clock),
    occasion: { unfinishedId: id },
  }
}

const optOutKey = (context: Context, email: string): string =>
  keyedHash(context.secret, 'email-opt-out', email)

function optOutLinks(context: Context, given: string): { optOutHref: string; unsubscribeUrl: string } {
  const email = foldedEmail(given)
  const query = new URLSearchParams({ email, key: optOutKey(context, email) })
  const site = publicUrl(context.config)
  return {
    optOutHref: `${site}/email-opt-out?${query}`,
    unsubscribeUrl: `${site}/api/email-opt-out?${query}`,
  }
}

/** Fails with `not_found` for a wrong key. */
export async function optOut(context: Context, given: string, key: string): Promise<void> {
  const email = foldedEmail(given)
  if (!sameText(key, optOutKey(context, email))) throw failure('not_found', 'This link does not work')
  await context.db
    .insert(emailOptOuts)
    .values({ email, at: isoNow(context.clock) })
    .onConflictDoNothing()
}
