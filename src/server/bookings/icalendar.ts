import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { ownClosures } from '../calendar/closed-nights.ts'
import { publicUrl } from '../config.ts'
import type { Context } from '../context.ts'
import { bookings } from '../database/tables/bookings.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { keyedHash } from '../secrets.ts'
import { holdingStatuses, todayAt } from './availability.ts'
import { readOwnBooking } from './bookings.ts'
import { guestLink } from './reference.ts'

type Night = { uid: string; from: string; to: string; summary: string; stamp: string }

/** Says nothing about its booking and stays the same, so that other channels recognise an event they know. */
const uidOf = (context: Context, kind: string, id: number): string =>
  `${keyedHash(context.secret, 'calendar-uid', `${kind}-${id}`).slice(0, 22)}@${new URL(publicUrl(context.config)).hostname}`

/** What other sales channels read: the nights booked or closed here from today on, without guests or references. */
export async function lodgeCalendar(context: Context, slug: string): Promise<string> {
  const [lodge] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  const today = todayAt(context, lodge)
  const calendar = calendarNamed(lodge.name)
  const nights = [
    ...(await bookedNights(context, slug, today)),
    ...(await closedNights(context, slug, today)),
  ]
  for (const night of nights) addNight(calendar, night)
  return `${calendar.toString()}\r\n`
}

/** The guest's own stay, with its place and the way back to it. */
export async function bookingCalendar(context: Context, reference: string, key: string): Promise<string> {
  const booking = await readOwnBooking(context, reference, key)
  const calendar = calendarNamed('Crypto Lodge')
  const link = guestLink(context, booking.reference)
  const event = addNight(calendar, {
    uid: uidOf(context, 'booking', booking.id),
    from: booking.checkIn,
    to: booking.checkOut,
    summary: `Stay at ${booking.lodgeName}`,
    stamp: booking.createdAt,
  })
  event.description(`Reference ${booking.reference}\n${link}`).location(booking.lodgeName).url(link)
  event.status(booking.status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE)
  if (booking.status === 'cancelled' || booking.status === 'declined')
    event.status(ICalEventStatus.CANCELLED).sequence(1)
  return `${calendar.toString()}\r\n`
}

function calendarNamed(name: string) {
  return ical({
    name,
    prodId: { company: 'Crypto Lodge', product: 'Stays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
}

/** A whole-day event; its end is the day of departure, which is free (RFC 5545, 3.6.1: DTEND is exclusive). */
function addNight(calendar: ReturnType<typeof calendarNamed>, { uid, from, to, summary, stamp }: Night) {
  return calendar.createEvent({
    id: uid,
    start: from,
    end: to,
    allDay: true,
    summary,
    stamp: new Date(stamp),
  })
}

async function bookedNights(context: Context, slug: string, today: string): Promise<Night[]> {
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
  return rows
    .filter(({ until }) => until === null || Date.parse(until) > now)
    .map((row) => ({
      uid: uidOf(context, 'booking', row.id),
      from: row.checkIn,
      to: row.checkOut,
      summary: 'Reserved',
      stamp: row.decidedAt ?? row.createdAt,
    }))
}

/** Our own closures only: another channel's nights are not told on, or two channels would echo for ever. */
async function closedNights(context: Context, slug: string, today: string): Promise<Night[]> {
  const closed = await ownClosures(context, slug, { from: today, to: '9999-12-31' })
  return closed.map(({ kind, id, from, to, createdAt }) => ({
    uid: uidOf(context, kind, id),
    from,
    to,
    summary: 'Not available',
    stamp: createdAt,
  }))
}
