import { and, asc, eq, gt, gte } from 'drizzle-orm'
import { dateIn, overlaps } from '#contract/platform/dates.ts'
import { NEXT_AFTER_HOURS } from '#contract/waiting-list/waiting-list.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { waitingList } from '#server/platform/database/tables/emails.ts'
import type { lodges } from '#server/platform/database/tables/lodges.ts'
import { logFailure } from '#server/platform/jobs/every.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { lodgeBySlug } from '../bookings/availability/quotes.ts'
import { confirmedAmong } from '../mail/confirmed-emails.ts'
import { filledForm } from '../mail/filled-form.ts'
import { lodgeLooks, queueAll } from '../mail/outbox.ts'
import type { RefreshEmail } from '../mail/sender.ts'
import { composeWaitingEmail } from './waiting-emails.ts'
import { isWaiting, leaveLinks, type WaitingRow } from './waiting-list.ts'
import { canBook } from './waiting-stays.ts'

type Lodge = typeof lodges.$inferSelect

/**
 * On each lodge's list, the first entry whose stay can be booked is notified. Returns the number of emails.
 */
export async function notifyWaiting(context: Context): Promise<number> {
  const yesterday = timeIn(context, -24 * 3_600_000).slice(0, 10)
  const rows = await context.db
    .selectDistinct({ slug: waitingList.lodgeSlug })
    .from(waitingList)
    .where(and(isWaiting, gte(waitingList.checkIn, yesterday)))
  let notified = 0
  for (const { slug } of rows)
    await inTransaction(context, (inner) => notifyLodge(inner, slug)).then(
      (count) => {
        notified += count
      },
      logFailure(context, 'writing to a waiting list'),
    )
  return notified
}

async function notifyLodge(context: Context, slug: string): Promise<number> {
  await withAdvisoryLock(context, `waiting list of ${slug}`)
  const lodge = await lodgeBySlug(context, slug)
  const waiting = await findWaiting(context, lodge)
  // A notified guest has some time to book before the next is notified.
  const recent = await findRecent(context, slug)
  const notified: WaitingRow[] = []
  for (const entry of waiting) {
    if ([...recent, ...notified].some((other) => overlaps(toRange(other), toRange(entry)))) continue
    if (!(await canBook(context, lodge, entry))) continue
    await notifyEntry(context, lodge, entry)
    notified.push(entry)
  }
  return notified.length
}

const toRange = ({ checkIn, checkOut }: WaitingRow) => ({ from: checkIn, to: checkOut })

/** In the order of joining. With a mail server, only entries with a confirmed address. */
async function findWaiting(context: Context, lodge: Lodge): Promise<WaitingRow[]> {
  const { lodgeSlug, checkIn, id } = waitingList
  const today = dateIn(lodge.timeZone, context.clock.now())
  const rows = await context.db
    .select()
    .from(waitingList)
    .where(and(eq(lodgeSlug, lodge.slug), isWaiting, gte(checkIn, today)))
    .orderBy(asc(id))
  if (context.config.SMTP_URL === undefined) return rows
  const isConfirmed = await confirmedAmong(
    context,
    rows.map(({ email }) => email),
  )
  return rows.filter(({ email }) => isConfirmed(email))
}

function findRecent(context: Context, slug: string): Promise<WaitingRow[]> {
  const since = timeIn(context, -NEXT_AFTER_HOURS * 3_600_000)
  return context.db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.lodgeSlug, slug), gt(waitingList.notifiedAt, since)))
}

async function notifyEntry(context: Context, lodge: Lodge, entry: WaitingRow): Promise<void> {
  const now = isoNow(context.clock)
  await context.db.update(waitingList).set({ notifiedAt: now }).where(eq(waitingList.id, entry.id))
  const email = await composeFree(context, lodge, entry)
  const { unsubscribeUrl } = leaveLinks(context, entry.id)
  const about = { validUntil: now, occasion: { waitingId: entry.id } }
  await queueAll(context, [{ recipient: entry.email, ...email, ...about, unsubscribeUrl }])
}

async function composeFree(context: Context, { slug, name }: Lodge, entry: WaitingRow) {
  const look = (await lodgeLooks(context)).get(slug)
  return composeWaitingEmail('free', {
    lodgeSlug: slug,
    lodgeName: name,
    stay: entry,
    href: filledForm(context, entry),
    leaveHref: leaveLinks(context, entry.id).leaveHref,
    site: publicUrl(context.config),
    ...look,
  })
}

/** Runs at the moment of sending. An entry whose nights are taken again goes on waiting. */
export async function composeFreeAgain(context: Context, waitingId: number): ReturnType<RefreshEmail> {
  const isIt = eq(waitingList.id, waitingId)
  const [entry] = await context.db.select().from(waitingList).where(isIt)
  if (!entry || entry.leftAt) return { reason: 'nobody waits any more' }
  const lodge = await lodgeBySlug(context, entry.lodgeSlug)
  if (!(await canBook(context, lodge, entry))) {
    await context.db.update(waitingList).set({ notifiedAt: null }).where(isIt)
    return { reason: 'the nights are taken again' }
  }
  const email = await composeFree(context, lodge, entry)
  return { ...email, validUntil: isoNow(context.clock), occasion: { waitingId } }
}
