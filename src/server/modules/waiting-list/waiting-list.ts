import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import { dateIn } from '#contract/platform/dates.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import {
  MAX_OPEN_ENTRIES,
  type WaitingListEntry,
  type WaitingListReceipt,
  type WaitingListRequest,
} from '#contract/waiting-list/waiting-list.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { waitingList } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { brokenRule, failure } from '#server/platform/failure.ts'
import { timeIn } from '#server/platform/jobs/queue.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'
import { lodgeBySlug } from '../bookings/availability/quotes.ts'
import { confirmEmail, confirmedAmong } from '../mail/confirmed-emails.ts'
import { lodgeLooks, queueAll } from '../mail/outbox.ts'
import { composeWaitingEmail } from './waiting-emails.ts'
import { areNightsFree, findBrokenRule } from './waiting-stays.ts'

const HOUR_MS = 3_600_000
const MAX_SHOWN = 500

export type WaitingRow = typeof waitingList.$inferSelect

const keyFor = (context: Context, id: number): string => keyedHash(context.secret, 'waiting-list', String(id))
const confirmationKey = (context: Context, id: number): string =>
  keyedHash(context.secret, 'waiting-list-confirmation', String(id))

export function leaveLinks(context: Context, id: number): { leaveHref: string; unsubscribeUrl: string } {
  const site = publicUrl(context.config)
  const key = keyFor(context, id)
  return {
    leaveHref: `${site}/waiting-list/${id}?key=${key}`,
    unsubscribeUrl: `${site}/api/waiting-list/${id}/leave?key=${key}`,
  }
}

export const isWaiting = and(isNull(waitingList.notifiedAt), isNull(waitingList.leftAt))

/**
 * The same stay again is the same entry. Fails with `not_found` for the lodge, `rule` for its stay rules,
 * `conflict` when the stay can be booked, and `too_many`.
 */
export function joinWaitingList(
  context: Context,
  slug: string,
  { email: given, ...stay }: WaitingListRequest,
): Promise<WaitingListReceipt> {
  return inTransaction(context, async (inner) => {
    const lodge = await lodgeBySlug(inner, slug)
    const broken = await findBrokenRule(inner, lodge, stay)
    if (broken) throw brokenRule(broken.path, broken.message)
    if (await areNightsFree(inner, slug, stay))
      throw failure('conflict', 'These nights are free. You can book them now.')
    const email = foldedEmail(given)
    await withAdvisoryLock(inner, `waiting list:${email}`)
    const isConfirmed = inner.config.SMTP_URL === undefined || (await confirmedAmong(inner, [email]))(email)
    const state = isConfirmed ? 'waiting' : 'to_confirm'
    const open = await findOpen(inner, email)
    const same = open.find(
      (entry) =>
        entry.lodgeSlug === slug && entry.checkIn === stay.checkIn && entry.checkOut === stay.checkOut,
    )
    if (same) return { id: same.id, state }
    if (isConfirmed && open.length >= MAX_OPEN_ENTRIES)
      throw failure(
        'too_many',
        `You wait for ${open.length} stays already. Please leave one of their lists first.`,
      )
    const { guests, children, infants, dogs, checkIn, checkOut } = stay
    const entry = { lodgeSlug: slug, checkIn, checkOut, guests, children, infants, dogs, email }
    const [row] = await inner.db
      .insert(waitingList)
      .values({ ...entry, joinedAt: isoNow(inner.clock) })
      .returning()
    if (!row) throw new Error('an entry of the waiting list was not stored')
    await writeToEntry(inner, row, lodge.name, isConfirmed)
    return { id: row.id, state }
  })
}

async function findOpen({ db, clock }: Context, email: string): Promise<WaitingRow[]> {
  const today = isoNow(clock).slice(0, 10)
  return db
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.email, email), isWaiting, gte(waitingList.checkIn, today)))
}

/**
 * Sends the request to confirm an address at most once an hour, so that nobody can fill a stranger's inbox.
 */
async function writeToEntry(context: Context, row: WaitingRow, lodgeName: string, isConfirmed: boolean) {
  if (!isConfirmed && (await hasRequest(context, row.email))) return
  const site = publicUrl(context.config)
  const { leaveHref, unsubscribeUrl } = leaveLinks(context, row.id)
  const href = isConfirmed
    ? `${site}/lodge/${row.lodgeSlug}`
    : `${site}/confirm-waiting-list?id=${row.id}&key=${confirmationKey(context, row.id)}`
  const look = (await lodgeLooks(context)).get(row.lodgeSlug)
  const email = composeWaitingEmail(isConfirmed ? 'joined' : 'confirm', {
    ...{ lodgeSlug: row.lodgeSlug, lodgeName, stay: row, href, leaveHref, site },
    ...look,
  })
  await queueAll(context, [{ recipient: row.email, ...email, unsubscribeUrl, isSecret: !isConfirmed }])
}

async function hasRequest(context: Context, email: string): Promise<boolean> {
  const { recipient, template, createdAt } = mailOutbox
  const recent = and(
    eq(recipient, email),
    eq(template, 'waiting-list-confirm'),
    sql`${createdAt} > ${timeIn(context, -HOUR_MS)}`,
  )
  return (await context.db.$count(mailOutbox, recent)) > 0
}

/** Returns the entry's page, or null for a wrong key. */
export async function confirmEntry(context: Context, id: number, key: string): Promise<string | null> {
  if (!sameText(key, confirmationKey(context, id))) return null
  const [row] = await context.db.select().from(waitingList).where(eq(waitingList.id, id))
  if (!row) return null
  await inTransaction(context, async (inner) => {
    await withAdvisoryLock(inner, `waiting list:${row.email}`)
    await confirmEmail(inner, row.email)
    // Unconfirmed entries are not limited, so an address may have too many when it is confirmed.
    const open = (await findOpen(inner, row.email)).sort((a, b) => a.id - b.id)
    for (const { id: extra } of open.slice(MAX_OPEN_ENTRIES))
      await inner.db
        .update(waitingList)
        .set({ leftAt: isoNow(inner.clock) })
        .where(eq(waitingList.id, extra))
  })
  return leaveLinks(context, id).leaveHref
}

/** Fails with `not_found`. */
export async function leaveWaitingList(context: Context, id: number, key: string): Promise<void> {
  if (!sameText(key, keyFor(context, id))) throw failure('not_found', 'There is no such entry')
  const left = await context.db
    .update(waitingList)
    .set({ leftAt: sql`coalesce(${waitingList.leftAt}, ${isoNow(context.clock)}::timestamptz)` })
    .where(eq(waitingList.id, id))
    .returning({ id: waitingList.id })
  if (left.length === 0) throw failure('not_found', 'There is no such entry')
}

/** In the order of joining, those who left last. */
export async function listWaiting(context: Context, lodge?: string): Promise<WaitingListEntry[]> {
  requireAdmin(context)
  const rows = await context.db
    .select({ entry: waitingList, lodgeName: lodges.name, timeZone: lodges.timeZone })
    .from(waitingList)
    .innerJoin(lodges, eq(lodges.slug, waitingList.lodgeSlug))
    .where(lodge ? eq(waitingList.lodgeSlug, lodge) : undefined)
    .orderBy(sql`${waitingList.leftAt} is not null`, asc(waitingList.id))
    .limit(MAX_SHOWN)
  const isConfirmed =
    context.config.SMTP_URL === undefined
      ? () => true
      : await confirmedAmong(
          context,
          rows.map(({ entry }) => entry.email),
        )
  return rows.map(({ entry, lodgeName, timeZone }) => {
    const { leftAt: _left, ...shown } = entry
    const hasEnded = entry.checkIn < dateIn(timeZone, context.clock.now())
    return { ...shown, lodgeName, state: stateFor(entry, hasEnded, isConfirmed(entry.email)) }
  })
}

function stateFor(entry: WaitingRow, hasEnded: boolean, isConfirmed: boolean): WaitingListEntry['state'] {
  if (entry.leftAt) return 'left'
  if (entry.notifiedAt) return 'notified'
  if (hasEnded) return 'ended'
  return isConfirmed ? 'waiting' : 'to_confirm'
}
