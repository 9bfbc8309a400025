import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGuidePaid } from '#contract/bookings/paid-stay.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { stayGuides } from '#server/platform/database/tables/guide.ts'
import { openDatabaseBefore } from '#server/testing/old-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('0044_stay_guides')
})
afterAll(() => database.close())

type OldStay = { status?: string; paid: number; refunded?: number; waiting?: number }

/** Stays of $400 and 25 cents of tax. */
const old: OldStay[] = [
  { paid: 400.25 },
  { paid: 400 },
  { paid: 399.75 },
  { paid: 500, refunded: 99.75 },
  { paid: 400.25, refunded: 20 },
  { paid: 400.25, waiting: 20 },
  { paid: 500, refunded: 50, waiting: 50 },
  { paid: 0 },
  { paid: 400.25, status: 'cancelled' },
]
const isPaid = [true, true, false, true, false, false, true, false, false]

async function insertStay({ status = 'confirmed', paid, refunded = 0, waiting }: OldStay, id: number) {
  const { db } = database
  await db.execute(sql`
    insert into bookings (id, reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests, nightly_price,
      total_price, tax_cents, status, created_at, policy)
    values (${id}, ${`R${id}`}, 'Old', 'o@example.com', 'a-lodge', date '2026-01-01' + ${id * 2}::int,
      date '2026-01-02' + ${id * 2}::int, 2, 400, 400, 25, ${status}, now(), '{}')`)
  if (paid === 0) return
  await db.execute(sql`
    insert into payments (id, booking_id, amount, refunded_amount, status, created_at, updated_at)
    values (${id}, ${id}, ${paid}::numeric, ${refunded}::numeric, 'completed', now(), now())`)
  if (waiting)
    await db.execute(sql`
      insert into promised_refunds (payment_id, up_to, created_at) values (${id}, ${waiting}::numeric, now())`)
}

test('the migration notes the stays that are paid in full, except for less than a card can pay', async () => {
  await database.db.execute(sql`
    insert into lodges (id, name, slug, description, color, icon, price, max_guests, features, exterior_image,
      interior_images, neon_color, place, landscape, latitude, longitude, time_zone)
    values (1, 'A', 'a-lodge', '', '', '', 450, 4, '[]', '', '[]', '', '', '', 0, 0, 'UTC')`)
  for (const [index, stay] of old.entries()) await insertStay(stay, index + 1)
  await database.migrate()
  const noted = await database.db.select().from(stayGuides).orderBy(asc(stayGuides.bookingId))
  expect(noted.map(({ bookingId }) => bookingId)).toEqual(
    isPaid.flatMap((paid, index) => (paid ? [index + 1] : [])),
  )
  expect(noted.every(({ paidAt }) => paidAt !== null)).toBe(true)
})

test('a guide is open for what was paid once, until nothing of it is left', () => {
  const money = (paidCents: number, refundedCents: number, refundingCents = 0, totalCents = 40_000) => ({
    totalCents,
    paidCents,
    refundedCents,
    refundingCents,
    dueCents: Math.max(0, totalCents - paidCents + refundedCents),
    dueNowCents: 0,
    nextDueOn: null,
    nextDueCents: 0,
    overpaidCents: 0,
    isStuck: false,
  })
  const isOpen = (...amounts: Parameters<typeof money>) => [
    isGuidePaid(money(...amounts), false),
    isGuidePaid(money(...amounts), true),
  ]
  expect(isOpen(40_000, 0)).toEqual([true, true])
  expect(isOpen(39_951, 0)).toEqual([true, true])
  expect(isOpen(39_950, 0)).toEqual([false, true])
  expect(isOpen(40_000, 2000)).toEqual([false, true])
  expect(isOpen(40_000, 0, 2000)).toEqual([false, true])
  expect(isOpen(40_000, 40_000)).toEqual([false, false])
  expect(isOpen(40_000, 0, 40_000)).toEqual([false, false])
  // A night that is added to a free stay.
  expect(isOpen(0, 0)).toEqual([false, true])
  expect(isOpen(0, 0, 0, 0)).toEqual([true, true])
})
