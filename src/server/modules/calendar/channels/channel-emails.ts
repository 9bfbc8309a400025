import { eq } from 'drizzle-orm'
import type { Channel, ChannelConflict, UnreadEvent } from '#contract/calendar/calendar.ts'
import { unreadInWords } from '#contract/calendar/unread-calendar.ts'
import { formatDate, formatInstantIn } from '#contract/platform/dates.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { type Email, render } from '#server/modules/mail/layout.ts'
import { findOwners, queueAll } from '#server/modules/mail/outbox.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'

const MAX_LISTED = 20

type Conflict = Pick<ChannelConflict, 'reference' | 'checkIn' | 'checkOut' | 'soldFrom' | 'soldTo'>
type Conflicts = { name: string; lodgeName: string; conflicts: Conflict[] }
type Outage = { name: string; lodgeName: string; timeZone: string; lastError: string; readAt: string | null }

const channelsLink = (site: string) => ({ label: 'Open the channels', href: `${site}/admin/channels` })

const formatSpan = (from: string, to: string): string => `${formatDate(from)} to ${formatDate(to)}`

/** With the same dates on both sides, the channel most likely repeats our own calendar. */
const isCopy = ({ checkIn, checkOut, soldFrom, soldTo }: Conflict): boolean =>
  checkIn === soldFrom && checkOut === soldTo

export function composeConflictEmail({ name, lodgeName, conflicts }: Conflicts, site: string): Email {
  const copy =
    'The dates are the same on both sides. Most likely that calendar repeats ours, and there is nothing to do. Only when it has guests of its own for them are the nights sold twice.'
  const sold = `${name} has sold nights of ${lodgeName} that are booked here too. Please look at both calendars, and move or cancel one of the stays.`
  const closed = `${name} has closed nights of ${lodgeName} that are booked here.`
  const isSold = conflicts.some((conflict) => !isCopy(conflict))
  return render({
    subject: isSold ? `Sold twice: nights of ${lodgeName}` : `Booked here, closed on ${name}: ${lodgeName}`,
    paragraphs: isSold ? [sold] : [closed, copy],
    facts: conflicts
      .slice(0, MAX_LISTED)
      .flatMap(({ reference, checkIn, checkOut, soldFrom, soldTo }): [string, string][] => [
        [`Booking ${reference}`, formatSpan(checkIn, checkOut)],
        [name, formatSpan(soldFrom, soldTo)],
      ]),
    link: channelsLink(site),
    site,
  })
}

export function composeOutageEmail(outage: Outage, site: string): Email {
  const { name, lodgeName, timeZone, lastError, readAt } = outage
  return render({
    subject: `The calendar of ${name} cannot be read`,
    paragraphs: [
      `Nights of ${lodgeName} that ${name} sells are not closed here until its calendar can be read again, and could be sold twice. Please check its address.`,
    ],
    facts: [
      ['Reason', unreadInWords({ name, lastError })],
      ['Last read', readAt ? `${formatInstantIn(timeZone, Date.parse(readAt))} (lodge time)` : 'never'],
    ],
    link: channelsLink(site),
    site,
  })
}

type Unread = { name: string; lodgeName: string; unread: readonly UnreadEvent[] }

export function composeUnreadEmail({ name, lodgeName, unread }: Unread, site: string): Email {
  return render({
    subject: `Events of ${name} could not be read: ${lodgeName}`,
    paragraphs: [
      `The calendar of ${name} for ${lodgeName} has ${pluralize(unread.length, 'event')} that could not be read with certainty. Their nights are closed as far as they are known. Please compare them with that calendar.`,
    ],
    facts: unread.slice(0, MAX_LISTED).map(({ uid, reason }) => [uid ?? 'Event', reason]),
    link: channelsLink(site),
    site,
  })
}

type Row = Pick<Channel, 'name' | 'lodgeSlug' | 'lastSyncedAt'>

export async function queueConflictEmail(
  context: Context,
  channel: Row,
  conflicts: Conflict[],
): Promise<void> {
  if (conflicts.length === 0) return
  const { lodgeName } = await findLodge(context, channel)
  await toOwners(context, (site) => composeConflictEmail({ name: channel.name, lodgeName, conflicts }, site))
}

export async function queueOutageEmail(context: Context, channel: Row, lastError: string): Promise<void> {
  const { name, lastSyncedAt: readAt } = channel
  const lodge = await findLodge(context, channel)
  await toOwners(context, (site) => composeOutageEmail({ name, readAt, lastError, ...lodge }, site))
}

export async function queueUnreadEmail(
  context: Context,
  channel: Row & { unread: readonly UnreadEvent[] },
  unread: readonly UnreadEvent[],
): Promise<void> {
  const known = new Set(channel.unread.map(eventKey))
  if (unread.every((event) => known.has(eventKey(event)))) return
  const { lodgeName } = await findLodge(context, channel)
  await toOwners(context, (site) => composeUnreadEmail({ name: channel.name, lodgeName, unread }, site))
}

const eventKey = ({ uid, reason }: UnreadEvent): string => JSON.stringify([uid, reason])

async function toOwners(context: Context, compose: (site: string) => Email): Promise<void> {
  const email = compose(publicUrl(context.config))
  const owners = await findOwners(context)
  await queueAll(
    context,
    owners.map((recipient) => ({ recipient, ...email })),
  )
}

async function findLodge({ db }: Context, { lodgeSlug }: Row) {
  const { name, timeZone } = lodges
  const [lodge] = await db
    .select({ lodgeName: name, timeZone })
    .from(lodges)
    .where(eq(lodges.slug, lodgeSlug))
  return lodge ?? { lodgeName: lodgeSlug, timeZone: 'UTC' }
}
