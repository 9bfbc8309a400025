import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { artPieces } from '#server/platform/database/tables/art.ts'
import { pieces } from './generated/pieces.gen.ts'

/** Inserts only what is missing, in the table's order. */
export async function seedArt(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const createdAt = isoNow(context.clock)
  const rows = pieces.map(({ slug, lodgeSlug, title, artist, style, description, picture }) => ({
    slug,
    lodgeSlug,
    title,
    artist,
    style,
    description,
    image: picture.src,
    createdAt,
  }))
  if (rows.length > 0) await context.db.insert(artPieces).values(rows).onConflictDoNothing()
}
