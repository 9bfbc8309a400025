import { sql } from 'drizzle-orm'
import { coinNamed } from '#contract/lodges/coins.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { pictures } from './generated/pictures.gen.ts'
import { DOGS_WELCOME, type LodgeSeed, seededLodges } from './seeded-lodges.ts'

/** These lodges have a fireside video in `public/videos`. */
const filmed = ['xrp-lodge', 'doge-lodge', 'shiba-inu-lodge', 'pepe-lodge', 'solana-lodge']

function toRow(seed: LodgeSeed): typeof lodges.$inferInsert {
  const set = pictures[seed.slug]
  if (!set) throw new Error(`no pictures for ${seed.slug}`)
  return {
    ...seed,
    maxDogs: seed.houseRules.includes(DOGS_WELCOME) ? 2 : 0,
    coinId: coinNamed(seed.name),
    neonColor: seed.color,
    exteriorImage: set.exterior.src,
    interiorImages: set.interiors.map((picture) => picture.src),
    fireplaceImage: set.fireplace?.src ?? null,
    neonFireplaceVideo: filmed.includes(seed.slug) ? `/videos/${seed.slug}-fireplace.webm` : null,
  }
}

/** Existing lodges stay unchanged. */
export async function seedLodges(context: Pick<Context, 'db' | 'emit'>): Promise<void> {
  const inserted = await context.db
    .insert(lodges)
    .values(seededLodges.map(toRow))
    .onConflictDoNothing()
    .returning({ slug: lodges.slug })
  await context.db.execute(
    sql`insert into chat_rooms (lodge_slug) select slug from lodges on conflict do nothing`,
  )
  if (inserted.length > 0) context.emit({ type: 'lodges_changed' })
}
