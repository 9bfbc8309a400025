import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, isNull, sum } from 'drizzle-orm'
import type { ArtItem, Lodge, LodgeEdit, Picture } from '#contract/lodges/lodges.ts'
import { averageStars } from '#contract/reviews/review-rules.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { artPieces } from '#server/platform/database/tables/art.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { reviews } from '#server/platform/database/tables/reviews.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { findDaylight, findPanoramas, findPicture } from './pictures.ts'
import { findPricesFrom } from './price-from.ts'
import { uploadsAmong } from './uploaded-pictures.ts'

/** Reads the ratings of one lodge or of all. The rating of a lodge without reviews is null. */
async function findRatings(context: Context, one?: string): Promise<(slug: string) => Lodge['rating']> {
  const { lodgeSlug, stars, removedAt } = reviews
  const rows = await context.db
    .select({ slug: lodgeSlug, stars: sum(stars).mapWith(Number), count: count() })
    .from(reviews)
    .where(and(isNull(removedAt), one === undefined ? undefined : eq(lodgeSlug, one)))
    .groupBy(lodgeSlug)
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (slug) => {
    const row = bySlug.get(slug)
    const average = row ? averageStars(row.stars, row.count) : null
    return row && average !== null ? { average, count: row.count } : null
  }
}

type LodgeRow = typeof lodges.$inferSelect

/** Sorted by id. */
export async function listLodges(context: Context): Promise<Lodge[]> {
  const rows = await context.db.select().from(lodges).orderBy(asc(lodges.id))
  const art = await artByLodge(context)
  const uploads = await uploadsAmong(context, rows.flatMap(listImages))
  const priceFrom = await findPricesFrom(context)
  const rating = await findRatings(context)
  return rows.map((row) => ({
    ...toLodge(row, art.get(row.slug) ?? [], uploads),
    ...priceFrom(row),
    rating: rating(row.slug),
  }))
}

/** Fails with `not_found`. */
export async function readLodge(context: Context, slug: string): Promise<Lodge> {
  const row = await lodgeRow(context, slug)
  const art = await artByLodge(context)
  const uploads = await uploadsAmong(context, listImages(row))
  const priceFrom = await findPricesFrom(context, slug)
  const rating = await findRatings(context, slug)
  return {
    ...toLodge(row, art.get(slug) ?? [], uploads),
    ...priceFrom(row),
    rating: rating(slug),
  }
}

/**
 * A stale `version` is a `conflict` when others have changed fields since. `current` has their values,
 * without those equal to this edit. Fails with `not_found`.
 */
export async function editLodge(context: Context, slug: string, edit: LodgeEdit): Promise<Lodge> {
  requireAdmin(context)
  const { version, ...fields } = edit
  return inTransaction(context, async (inner) => {
    const before = await lodgeRow(inner, slug)
    const theirs = changesOfOthers(before, fields, version ?? before.version)
    if (Object.keys(theirs).length > 0) throw overwritten(before, theirs)
    const imageTexts = textsOfShown({ ...before, ...fields })
    const changes = differingFrom(before, { ...fields, imageTexts })
    if (Object.keys(changes).length === 0) return readLodge(inner, slug)
    const next = before.version + 1
    const editedIn = Object.fromEntries(Object.keys(changes).map((field) => [field, next]))
    const changed = await inner.db
      .update(lodges)
      .set({
        ...changes,
        editedIn: { ...before.editedIn, ...editedIn },
        version: next,
        updatedAt: isoNow(inner.clock),
      })
      .where(and(eq(lodges.slug, slug), eq(lodges.version, before.version)))
      .returning({ id: lodges.id })
    if (changed.length === 0) {
      const row = await lodgeRow(inner, slug)
      throw overwritten(row, changesOfOthers(row, fields, before.version))
    }
    await recordChange(inner, {
      action: 'edit',
      subject: `lodge ${slug}`,
      before: pick(before, changes),
      after: changes,
    })
    inner.emit({ type: 'lodges_changed' })
    return readLodge(inner, slug)
  })
}

function differingFrom<Fields extends Partial<LodgeRow>>(row: LodgeRow, fields: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(
    ([key, value]) => !isDeepStrictEqual(value, row[key as keyof LodgeRow]),
  )
  return Object.fromEntries(entries) as Partial<Fields>
}

/** Leaves out empty texts and those of other pictures. */
function textsOfShown(row: LodgeRow): Record<string, string> {
  const shown = new Set(listImages(row))
  return Object.fromEntries(
    Object.entries(row.imageTexts).filter(([src, text]) => text !== '' && shown.has(src)),
  )
}

function pick(row: LodgeRow, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof LodgeRow]]))
}

/** Changes equal to `fields` do not count. */
function changesOfOthers(row: LodgeRow, fields: object, version: number): Record<string, unknown> {
  const yours = fields as Record<string, unknown>
  const theirs = Object.entries(row.editedIn)
    .filter(([, editedIn]) => editedIn > version)
    .map(([field]) => [field, row[field as keyof LodgeRow]] as const)
    .filter(([field, value]) => !isDeepStrictEqual(value, yours[field]))
  return Object.fromEntries(theirs)
}

function overwritten({ version }: LodgeRow, current: Record<string, unknown>): Error {
  return failure(
    'conflict',
    'Someone else has changed this lodge meanwhile. Please look at their changes first.',
    { version, current },
  )
}

async function lodgeRow(context: Context, slug: string): Promise<LodgeRow> {
  const [row] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!row) throw failure('not_found', 'Lodge Not Found')
  return row
}

/** Its own pieces, and the first of the next lodge's. */
async function artByLodge(context: Context): Promise<Map<string, ArtItem[]>> {
  const rows = await context.db.select().from(artPieces).orderBy(asc(artPieces.id))
  const own = new Map<string, ArtItem[]>()
  for (const { id, title, artist, description, image, style, likes, lodgeSlug } of rows) {
    const item = { id, title, artist, description, image, style, likes, picture: findPicture(image) }
    if (lodgeSlug) own.set(lodgeSlug, [...(own.get(lodgeSlug) ?? []), item])
  }
  const walls = [...own]
  const onLoan = (index: number) =>
    walls.length > 1 ? walls[(index + 1) % walls.length]?.[1].slice(0, 1) : []
  return new Map(walls.map(([slug, pieces], index) => [slug, [...pieces, ...(onLoan(index) ?? [])]]))
}

const listImages = (row: LodgeRow): string[] => [
  ...new Set([row.exteriorImage, ...row.interiorImages, row.fireplaceImage ?? '']),
]

function toLodge(
  row: LodgeRow,
  art: ArtItem[],
  uploads: ReadonlyMap<string, Picture>,
): Omit<Lodge, 'priceFrom' | 'rating'> {
  const { updatedAt: _updatedAt, editedIn: _editedIn, ratesVersion: _ratesVersion, ...fields } = row
  const pictures = listImages(row).flatMap((src) => {
    const picture = findPicture(src) ?? uploads.get(src)
    return picture ? [{ ...picture, alt: row.imageTexts[src] ?? picture.alt }] : []
  })
  return {
    ...fields,
    artGallery: art.length > 0 ? art : null,
    pictures,
    daylight: findDaylight(row.slug),
    panoramas: findPanoramas(row),
  }
}
