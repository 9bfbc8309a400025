import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeTotalCents } from '#contract/bookings/quote.ts'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { openDatabaseBefore } from '#server/testing/old-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('0013_rates_and_charges')
})
afterAll(() => database.close())

const old = [
  { nights: 1, price: 450, discount: 0, total: 450, status: 'confirmed' },
  { nights: 3, price: 450, discount: 270, total: 1080, status: 'cancelled' },
  { nights: 30, price: 100_000, discount: 0, total: 3_000_000, status: 'requested' },
  { nights: 1, price: 15, discount: 3, total: 12, status: 'declined' },
]

async function insertOldBookings(): Promise<void> {
  const { db } = database
  await db.execute(sql`
    insert into lodges (id, name, slug, description, color, icon, price, max_guests, features, exterior_image,
      interior_images, neon_color, place, landscape, latitude, longitude, time_zone)
    values (1, 'A', 'a-lodge', '', '', '', 450, 4, '[]', '', '[]', '', '', '', 0, 0, 'UTC')`)
  for (const [index, { nights, price, discount, total, status }] of old.entries())
    await db.execute(sql`
      insert into bookings (reference, guest_name, guest_email, lodge_slug, check_in, check_out, guests, nightly_price,
        discount, total_price, status, created_at)
      values (${`R${index}`}, 'Old', 'o@example.com', 'a-lodge', date '2026-01-01' + ${index * 40}::int,
        date '2026-01-01' + ${index * 40 + nights}::int, 2, ${price}, ${discount}, ${total}, ${status}, now())`)
}

test('migrations keep the total of every booking, and its lines add up to it', async () => {
  await insertOldBookings()
  await database.migrate()
  const rows = await database.db.select().from(bookings).orderBy(asc(bookings.id))
  expect(
    rows.map((row) => ({
      totalPrice: row.totalPrice,
      taxCents: row.taxCents,
      totalCents: computeTotalCents(row),
      lines: row.lines.reduce((sum, { cents }) => sum + cents, 0),
      kinds: row.lines.map(({ kind }) => kind),
    })),
  ).toEqual(
    old.map(({ total, discount }) => ({
      totalPrice: total,
      taxCents: 0,
      totalCents: total * 100,
      lines: total * 100,
      kinds: discount > 0 ? ['nights', 'discount'] : ['nights'],
    })),
  )
  expect(rows.map(({ policy }) => policy.steps.length > 0)).toEqual(old.map(() => true))
})
