import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '#server/platform/database/database.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { openDatabaseBefore } from '#server/testing/old-database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabaseBefore('0050_country_code')
})
afterAll(() => database.close())

test('the migration gives a country to the lodges that stand where they opened', async () => {
  const editedIn = { 'tezos-lodge': { place: 2 }, 'xrp-lodge': { name: 2 } }
  for (const [index, slug] of ['xrp-lodge', 'mew-lodge', 'tezos-lodge', 'own-lodge'].entries())
    await database.db.execute(sql`
      insert into lodges (id, name, slug, description, color, icon, price, max_guests, features, exterior_image, interior_images,
        neon_color, place, landscape, latitude, longitude, time_zone, edited_in)
      values (${index + 1}, ${slug}, ${slug}, '', '', '', 1, 1, '[]', '', '[]', '', '', '', 0, 0, 'UTC',
        ${JSON.stringify(editedIn[slug as keyof typeof editedIn] ?? {})}::text::jsonb)`)
  await database.migrate()
  const { slug, countryCode } = lodges
  expect(await database.db.select({ slug, countryCode }).from(lodges).orderBy(asc(lodges.id))).toEqual([
    { slug: 'xrp-lodge', countryCode: 'US' },
    { slug: 'mew-lodge', countryCode: 'CA' },
    { slug: 'tezos-lodge', countryCode: null },
    { slug: 'own-lodge', countryCode: null },
  ])
})
