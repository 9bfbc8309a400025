import { and, asc, count, eq, gt, inArray, max } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Booking } from '#contract/bookings/bookings.ts'
import { holdingStatuses } from '#contract/bookings/stay-rules.ts'
import { ownClosures } from '#server/modules/calendar/closed-nights.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { bookingHistory, bookings } from '#server/platform/database/tables/bookings.ts'
import { lodgeGuides } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { todayAt } from '../availability/availability.ts'
import { readOwnBooking } from '../bookings.ts'
import { timeZoneComponent } from './time-zone-component.ts'

type Night = { uid: string; from: string; to: string; summary: string; stamp: string; sequence?: number }

/** Stable, and reveals nothing of the booking. */
const createUid = (context: Context, kind: string, id: number): string =>
  `${keyedHash(context.secret, 'calendar-uid', `${kind}-${id}`).slice(0, 22)}@${new URL(publicUrl(context.config)).hostname}`

/** `holdEndsAt` is the end of its first hold, in milliseconds since 1970. */
export type CalendarFile = { text: string; holdEndsAt: number }

export async function lodgeCalendar(context: Context, slug: string): Promise<CalendarFile> {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  const today = todayAt(context, lodge)
  const calendar = calendarNamed(lodge.name)
  const booked = await bookedNights(context, slug, today)
  const nights = [...booked, ...(await closedNights(context, slug, today))]
  for (const night of nights) addNight(calendar, night)
  const holds = booked.map(({ until }) => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until)))
  return {
    text: `${nights.length > 0 ? calendar.toString() : withoutNights(calendar)}\r\n`,
    holdEndsAt: Math.min(Number.POSITIVE_INFINITY, ...holds),
  }
}

const universalTime = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/**
 * A calendar has at least one component (RFC 5545, section 3.6), and a published one has an event (RFC 5546,
 * section 3.2.1). A time zone closes no night at any importer; a past or transparent event would at some.
 */
function withoutNights(calendar: ReturnType<typeof calendarNamed>): string {
  const lines = calendar.method(null).toString().split('\r\n')
  return [...lines.slice(0, -1), ...universalTime, ...lines.slice(-1)].join('\r\n')
}

/** From check-in to check-out in the lodge's time. Fails with `not_found`. */
export async function bookingCalendar(context: Context, reference: string, key: string): Promise<string> {
  const booking = await readOwnBooking(context, reference, key)
  return stayCalendar(
    context,
    booking,
    `${publicUrl(context.config)}/booking/${booking.reference}?key=${key}`,
  )
}

export async function stayCalendar(context: Context, booking: Booking, link: string): Promise<string> {
  const { timeZone } = booking
  const calendar = calendarNamed('Crypto Lodge').timezone({
    name: timeZone,
    generator: () => timeZoneComponent(timeZone, booking),
  })
  const revision = (await findRevisions(context, [booking.id])).get(booking.id)
  const sequence = revision?.sequence ?? 0
  const event = calendar.createEvent({
    id: createUid(context, 'booking', booking.id),
    start: wallTime(booking.checkIn, booking.checkInFrom),
    end: wallTime(booking.checkOut, booking.checkOutUntil),
    timezone: timeZone,
    summary: `Stay at ${booking.lodgeName}`,
    stamp: new Date(revision?.at ?? booking.createdAt),
    ...(sequence > 0 ? { sequence } : {}),
  })
  event.description(`Reference ${booking.reference}\n${link}`).url(link)
  event.location(await findLocation(context, booking))
  event.status(booking.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE)
  if (booking.status === 'cancelled' || booking.status === 'declined')
    event.status(ICalEventStatus.CANCELLED).sequence(sequence + 1)
  return `${calendar.toString()}\r\n`
}

/** The generator prints a date with a time zone by this machine's clock. */
const wallTime = (date: string, time: string): Date => new Date(`${date}T${time}:00`)

/** A confirmed stay gets the exact address, another one only the lodge and its town. */
async function findLocation({ db }: Context, { lodgeSlug, lodgeName, status }: Booking): Promise<string> {
  const [found] = await db
    .select({ place: lodges.place, address: lodgeGuides.address })
    .from(lodges)
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, lodges.slug))
    .where(eq(lodges.slug, lodgeSlug))
  if (status === 'confirmed' && found?.address) return found.address.trim().replaceAll(/\s*\n\s*/g, ', ')
  const town = [lodgeName, found?.place].filter(Boolean).join(', ')
  const isOpen = status !== 'confirmed' && holdingStatuses.some((holding) => holding === status)
  return isOpen ? `${town}. Exact address after confirmation` : town
}

function calendarNamed(name: string) {
  return ical({
    name,
    prodId: { company: 'Crypto Lodge', product: 'Stays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
}

/** The end of a whole-day event is exclusive (RFC 5545, section 3.6.1), so it is the check-out date. */
function addNight(
  calendar: ReturnType<typeof calendarNamed>,
  { uid, from, to, summary, stamp, sequence = 0 }: Night,
) {
  return calendar.createEvent({
    id: uid,
    start: from,
    end: to,
    allDay: true,
    summary,
    stamp: new Date(stamp),
    ...(sequence > 0 ? { sequence } : {}),
  })
}

async function bookedNights(
  context: Context,
  slug: string,
  today: string,
): Promise<(Night & { until: string | null })[]> {
  const rows = await context.db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.lodgeSlug, slug),
        inArray(bookings.status, [...holdingStatuses]),
        gt(bookings.checkOut, today),
      ),
    )
    .orderBy(asc(bookings.checkIn))
  const now = context.clock.now()
  const held = rows.filter(({ until }) => until === null || Date.parse(until) > now)
  const revisions = await findRevisions(
    context,
    held.map(({ id }) => id),
  )
  return held.map((row) => ({
    uid: createUid(context, 'booking', row.id),
    from: row.checkIn,
    to: row.checkOut,
    summary: 'Reserved',
    stamp: revisions.get(row.id)?.at ?? row.decidedAt ?? row.createdAt,
    sequence: revisions.get(row.id)?.sequence ?? 0,
    until: row.until,
  }))
}

/** SEQUENCE grows with every change (RFC 5545, section 3.8.7.4). */
async function findRevisions({ db }: Context, ids: number[]) {
  const { bookingId, status, at } = bookingHistory
  const rows = await db
    .select({ bookingId, sequence: count(), at: max(at) })
    .from(bookingHistory)
    .where(and(inArray(bookingId, ids), inArray(status, ['changed', 'undone'])))
    .groupBy(bookingId)
  return new Map(rows.map((row) => [row.bookingId, row]))
}

/** Without imported stays: exporting another channel's nights would echo between two channels forever. */
async function closedNights(context: Context, slug: string, today: string): Promise<Night[]> {
  const closed = await ownClosures(context, slug, { from: today, to: '9999-12-31' })
  return closed.map(({ kind, id, from, to, closedAt }) => ({
    uid: createUid(context, kind, id),
    from,
    to,
    summary: 'Not available',
    stamp: closedAt,
  }))
}
