import { and, asc, eq, sql } from 'drizzle-orm'
import type { ArtPiece, PrintFacts } from '#contract/art/art.ts'
import { ART_PRICE_CENTS } from '#contract/art/art-price.ts'
import { printDefaults } from '#contract/art/print.ts'
import type { Picture } from '#contract/lodges/lodges.ts'
import { decimalOfCents } from '#contract/platform/money.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { artLikes, artPieces } from '#server/platform/database/tables/art.ts'
import { failure } from '#server/platform/failure.ts'
import { clientNetwork } from '#server/platform/limits/client-network.ts'
import { keyedHash } from '#server/platform/secrets.ts'
import { readFacts } from '../legal/operator.ts'
import { pieces } from './generated/pieces.gen.ts'

const pictures = new Map<string, Picture>(
  pieces.map(({ picture }) => [picture.src, { ...picture, widths: [...picture.widths], neon: false }]),
)

export async function listArt(context: Context): Promise<ArtPiece[]> {
  const rows = await context.db.select().from(artPieces).orderBy(asc(artPieces.id))
  return rows.map(({ slug: _, ...piece }) => ({
    ...piece,
    price: decimalOfCents(ART_PRICE_CENTS),
    picture: pictures.get(piece.image),
  }))
}

/** Locks the artwork's row, so that its count equals its likes. */
export function likeArt(context: Context, id: number): Promise<{ likes: number; liked: boolean }> {
  const visitorHash = hashVisitor(context)
  return inTransaction(context, async (inner) => {
    const [piece] = await inner.db.select().from(artPieces).where(eq(artPieces.id, id)).for('update')
    if (!piece) throw failure('not_found', 'There is no such artwork')
    const taken = await inner.db
      .delete(artLikes)
      .where(and(eq(artLikes.artPieceId, id), eq(artLikes.visitorHash, visitorHash)))
      .returning({ id: artLikes.id })
    const liked = taken.length === 0
    if (liked)
      await inner.db.insert(artLikes).values({ artPieceId: id, visitorHash, createdAt: isoNow(inner.clock) })
    const [counted] = await inner.db
      .update(artPieces)
      .set({ likes: sql`(select count(*) from ${artLikes} where ${artLikes.artPieceId} = ${id})` })
      .where(eq(artPieces.id, id))
      .returning({ likes: artPieces.likes })
    inner.emit({ type: 'art_changed' })
    return { likes: counted?.likes ?? 0, liked }
  })
}

export async function listOwnLikes(context: Context): Promise<number[]> {
  const rows = await context.db
    .select({ id: artLikes.artPieceId })
    .from(artLikes)
    .where(eq(artLikes.visitorHash, hashVisitor(context)))
    .orderBy(asc(artLikes.artPieceId))
  return rows.map(({ id }) => id)
}

/** The user agent does not count: one address is one visitor. */
function hashVisitor(context: Context): string {
  return keyedHash(context.secret, 'art-like', clientNetwork(context.visitor.address))
}

/** The facts that hold for every print: the owner's, else the defaults. */
export async function readPrintFacts(context: Context): Promise<PrintFacts> {
  const { printSize, printPaper, printDelivery, printReturns } = await readFacts(context)
  return {
    size: printSize ?? printDefaults.size,
    paper: printPaper ?? printDefaults.paper,
    delivery: printDelivery ?? printDefaults.delivery,
    returns: printReturns ?? printDefaults.returns,
  }
}
