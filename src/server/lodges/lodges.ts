import { and, asc, eq, sql } from 'drizzle-orm'
import { coinOfLodge } from '#contract/coins.ts'
import type { ArtItem, Lodge, LodgeEdit } from '#contract/lodges.ts'
import { recordChange } from '../auth/audit.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import { type Context, inTransaction } from '../context.ts'
import { artPieces } from '../database/tables/art.ts'
import { lodges } from '../database/tables/lodges.ts'
import { failure } from '../failure.ts'
import { panoramasOf, pictureOf } from './pictures.ts'

type LodgeRow = typeof lodges.$inferSelect

/** Every lodge, by id, with its art. */
export async function listLodges(context: Context): Promise<Lodge[]> {
  const rows = await context.db.select().from(lodges).orderBy(asc(lodges.id))
  const art = await artByLodge(context)
  return rows.map((row) => toLodge(row, art.get(row.slug) ?? []))
}

/** One lodge; fails with `not_found`. */
export async function readLodge(context: Context, slug: string): Promise<Lodge> {
  const row = await lodgeRow(context, slug)
  const art = await artByLodge(context, slug)
  return toLodge(row, art.get(slug) ?? [])
}

/** Changes the fields that are given. A `version` that is no longer current is a conflict that says what changed. */
export async function editLodge(context: Context, slug: string, edit: LodgeEdit): Promise<Lodge> {
  requireAdmin(context)
  const { version, ...fields } = edit
  return inTransaction(context, async (inner) => {
    const before = await lodgeRow(inner, slug)
    if (version !== undefined && version !== before.version) throw overwritten(before, fields)
    const changed = await inner.db
      .update(lodges)
      .set({ ...fields, version: before.version + 1, updatedAt: isoNow(inner.clock) })
      .where(and(eq(lodges.slug, slug), eq(lodges.version, before.version)))
      .returning({ id: lodges.id })
    if (changed.length === 0) throw overwritten(await lodgeRow(inner, slug), fields)
    await recordChange(inner, {
      action: 'edit',
      subject: `lodge ${slug}`,
      before: pick(before, fields),
      after: fields,
    })
    inner.tell({ type: 'lodges_changed' })
    return readLodge(inner, slug)
  })
}

function pick(row: LodgeRow, fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof LodgeRow]]))
}

function overwritten(current: LodgeRow, fields: object): Error {
  const yours = fields as Record<string, unknown>
  const differing = Object.entries(pick(current, fields)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(yours[key]),
  )
  return failure(
    'conflict',
    'Someone else has changed this lodge meanwhile. Please look at their changes first.',
    {
      version: current.version,
      current: Object.fromEntries(differing),
    },
  )
}

async function lodgeRow(context: Context, slug: string): Promise<LodgeRow> {
  const [row] = await context.db.select().from(lodges).where(eq(lodges.slug, slug))
  if (!row) throw failure('not_found', 'Lodge Not Found')
  return row
}

async function artByLodge(context: Context, slug?: string): Promise<Map<string, ArtItem[]>> {
  const rows = await context.db
    .select()
    .from(artPieces)
    .where(slug ? eq(artPieces.lodgeSlug, slug) : sql`${artPieces.lodgeSlug} is not null`)
    .orderBy(asc(artPieces.id))
  const art = new Map<string, ArtItem[]>()
  for (const { id, title, artist, description, image, style, likes, lodgeSlug } of rows) {
    const item = { id, title, artist, description, image, style, likes, picture: pictureOf(image) }
    if (lodgeSlug) art.set(lodgeSlug, [...(art.get(lodgeSlug) ?? []), item])
  }
  return art
}

function toLodge(row: LodgeRow, art: ArtItem[]): Lodge {
  const { updatedAt: _, ...fields } = row
  const shown = [...new Set([row.exteriorImage, ...row.interiorImages, row.fireplaceImage ?? ''])]
  return {
    ...fields,
    artGallery: art.length > 0 ? art : null,
    coinId: coinOfLodge[row.name] ?? null,
    pictures: shown.map(pictureOf).filter((picture) => picture !== undefined),
    panoramas: panoramasOf(row),
  }
}
