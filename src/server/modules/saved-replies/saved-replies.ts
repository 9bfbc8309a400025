import { asc, eq, sql } from 'drizzle-orm'
import { fillText } from '#contract/email-templates/template-text.ts'
import type { ReplyWords, SavedReply } from '#contract/saved-replies/saved-replies.ts'
import { recordChange } from '#server/platform/audit.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { savedReplies } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { emailedLink } from '../bookings/reference.ts'
import { refuseUnknownFields } from '../email-templates/check-fields.ts'
import { stayFields } from '../mail/guest-templates.ts'
import { NOBODY, stayValues } from '../mail/stay-values.ts'

const MAX_REPLIES = 200

const notFound = () => failure('not_found', 'There is no such saved reply')

export function listSavedReplies(context: Context): Promise<SavedReply[]> {
  requireAdmin(context)
  const { title, id } = savedReplies
  return context.db
    .select()
    .from(savedReplies)
    .orderBy(asc(sql`lower(${title})`), asc(id))
}

/** Fails with `invalid` for a field that stays do not have, and with `conflict` at the most replies. */
export function createSavedReply(context: Context, words: ReplyWords): Promise<SavedReply> {
  requireAdmin(context)
  refuseUnknownFields({ text: words.text }, stayFields)
  return inTransaction(context, async (inner) => {
    if ((await inner.db.$count(savedReplies)) >= MAX_REPLIES)
      throw failure('conflict', `There are ${MAX_REPLIES} saved replies already. Please delete one first.`)
    const [reply] = await inner.db.insert(savedReplies).values(words).returning()
    if (!reply) throw new Error('a reply was not saved')
    await recordChange(inner, { action: 'add', subject: `saved reply ${reply.id}`, after: words })
    return reply
  })
}

/** Fails with `not_found`, or with `invalid` for a field that stays do not have. */
export function changeSavedReply(context: Context, id: number, words: ReplyWords): Promise<SavedReply> {
  requireAdmin(context)
  refuseUnknownFields({ text: words.text }, stayFields)
  return inTransaction(context, async (inner) => {
    const before = await findReply(inner, id)
    await inner.db.update(savedReplies).set(words).where(eq(savedReplies.id, id))
    await recordChange(inner, { action: 'change', subject: `saved reply ${id}`, before, after: words })
    return { ...words, id }
  })
}

/** Fails with `not_found`. */
export function deleteSavedReply(context: Context, id: number): Promise<void> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const before = await findReply(inner, id)
    await inner.db.delete(savedReplies).where(eq(savedReplies.id, id))
    await recordChange(inner, { action: 'delete', subject: `saved reply ${id}`, before })
  })
}

async function findReply({ db }: Context, id: number): Promise<SavedReply> {
  const [reply] = await db.select().from(savedReplies).where(eq(savedReplies.id, id))
  if (!reply) throw notFound()
  return reply
}

/** Without a booking, the fields of the stay are empty. Fails with `not_found`. */
export async function fillSavedReply(
  context: Context,
  id: number,
  bookingId: number | null,
): Promise<{ text: string }> {
  requireAdmin(context)
  const { text } = await findReply(context, id)
  if (bookingId === null) return { text: fillText(text, { guestName: NOBODY }) }
  const [stay] = await context.db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, bookingId))
  if (!stay) throw failure('not_found', 'This booking does not exist')
  const booking = toBooking(stay.bookings, stay.lodges)
  const link = emailedLink(context, stay.bookings)
  return { text: fillText(text, stayValues({ booking, link }, true, context.clock.now())) }
}
