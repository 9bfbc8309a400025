import { and, asc, count, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type InboxEntry, MAX_INBOX_ENTRIES } from '#contract/messages/inbox.ts'
import type { LodgeQuestion, QuestionReceipt, QuestionThread } from '#contract/messages/questions.ts'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeQuestions, questionAnswers } from '#server/platform/database/tables/messages.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { keyedHash, sameText } from '#server/platform/secrets.ts'
import { findOwners, queueAll } from '../mail/outbox.ts'
import { composeAnswer, composeQuestionConfirmation, composeQuestionNotice } from './question-emails.ts'

const HOUR_MS = 3_600_000
/** A link in an older email delivers nothing. */
const CONFIRM_WITHIN_MS = 48 * HOUR_MS

/**
 * With a mail server, the question waits for the link in the email to its address. Fails with `not_found`.
 */
export function askOwner(context: Context, slug: string, given: LodgeQuestion): Promise<QuestionReceipt> {
  return inTransaction(context, async (inner) => {
    const lodgeName = await findLodgeName(inner, slug)
    const email = foldedEmail(given.email)
    await withAdvisoryLock(inner, `questions:${email}`)
    const needsLink = inner.config.SMTP_URL !== undefined
    const isLinkSent = needsLink && (await hasWaiting(inner, email))
    const askedAt = isoNow(inner.clock)
    const [question] = await inner.db
      .insert(lodgeQuestions)
      .values({ lodgeSlug: slug, email, text: given.text, askedAt, confirmedAt: needsLink ? null : askedAt })
      .returning({ id: lodgeQuestions.id })
    if (!question) throw new Error('a question was not stored')
    if (!needsLink) {
      await announce(inner, [{ ...question, lodgeName }])
      return { state: 'delivered' }
    }
    if (!isLinkSent)
      await queueAll(inner, [
        { recipient: email, ...composeQuestionConfirmation(confirmationLink(inner, email)), isSecret: true },
      ])
    return { state: 'to_confirm' }
  })
}

async function findLodgeName({ db }: Context, slug: string): Promise<string> {
  const [lodge] = await db.select({ name: lodges.name }).from(lodges).where(eq(lodges.slug, slug))
  if (!lodge) throw failure('not_found', 'Lodge Not Found')
  return lodge.name
}

/**
 * A link was sent within the hour and not opened. No second one is sent, so that nobody can fill a stranger's
 * inbox.
 */
async function hasWaiting({ db, clock }: Context, email: string): Promise<boolean> {
  const since = new Date(clock.now() - HOUR_MS).toISOString()
  const isWaiting = and(
    eq(lodgeQuestions.email, email),
    isNull(lodgeQuestions.confirmedAt),
    gt(lodgeQuestions.askedAt, since),
  )
  return (await db.$count(lodgeQuestions, isWaiting)) > 0
}

const confirmationKey = (context: Context, email: string): string =>
  keyedHash(context.secret, 'confirm-questions', email)

function confirmationLink(context: Context, email: string): string {
  const query = new URLSearchParams({ email, key: confirmationKey(context, email) })
  return `${publicUrl(context.config)}/confirm-question?${query}`
}

/** Returns whether the key is right. Delivers all waiting questions of the address. */
export async function confirmQuestions(context: Context, given: string, key: string): Promise<boolean> {
  const email = foldedEmail(given)
  if (!sameText(key, confirmationKey(context, email))) return false
  await inTransaction(context, async (inner) => {
    const since = new Date(inner.clock.now() - CONFIRM_WITHIN_MS).toISOString()
    const confirmed = await inner.db
      .update(lodgeQuestions)
      .set({ confirmedAt: isoNow(inner.clock) })
      .where(
        and(
          eq(lodgeQuestions.email, email),
          isNull(lodgeQuestions.confirmedAt),
          gt(lodgeQuestions.askedAt, since),
        ),
      )
      .returning({ id: lodgeQuestions.id, lodgeSlug: lodgeQuestions.lodgeSlug })
    const named = await Promise.all(
      confirmed.map(async ({ id, lodgeSlug }) => ({ id, lodgeName: await findLodgeName(inner, lodgeSlug) })),
    )
    await announce(inner, named)
  })
  return true
}

async function announce(context: Context, questions: { id: number; lodgeName: string }[]): Promise<void> {
  const owners = await findOwners(context)
  const site = publicUrl(context.config)
  for (const question of questions) {
    const notice = composeQuestionNotice(question, site)
    await queueAll(
      context,
      owners.map((recipient) => ({ recipient, ...notice })),
    )
    context.emit({ type: 'lodge_question', id: question.id })
  }
}

const isDelivered = isNotNull(lodgeQuestions.confirmedAt)
const isUnread = and(isDelivered, isNull(lodgeQuestions.readAt))

/** Unread questions first, then the latest. */
export async function questionEntries({ db }: Context): Promise<InboxEntry[]> {
  const latest: SQL<string | null> = sql`(select left(answer.text, 200) from ${questionAnswers} answer
    where answer.question_id = ${lodgeQuestions.id} order by answer.id desc limit 1)`
  const rows = await db
    .select({ question: lodgeQuestions, lodgeName: lodges.name, answer: latest })
    .from(lodgeQuestions)
    .innerJoin(lodges, eq(lodges.slug, lodgeQuestions.lodgeSlug))
    .where(isDelivered)
    .orderBy(sql`${lodgeQuestions.readAt} is not null`, desc(lodgeQuestions.id))
    .limit(MAX_INBOX_ENTRIES)
  return rows.map(({ question, lodgeName, answer }) => ({
    kind: 'question',
    lodgeSlug: question.lodgeSlug,
    reference: null,
    bookingId: null,
    questionId: question.id,
    title: question.email,
    lodgeName,
    lastText: answer ?? question.text.slice(0, 200),
    lastAt: question.answeredAt ?? question.confirmedAt ?? question.askedAt,
    lastFrom: question.answeredAt ? 'owner' : 'guest',
    unread: question.readAt ? 0 : 1,
  }))
}

export async function countUnreadQuestions({ db }: Context): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(lodgeQuestions).where(isUnread)
  return row?.unread ?? 0
}

/** Fails with `not_found` for a question that is not delivered. */
export async function readQuestion(context: Context, id: number): Promise<QuestionThread> {
  requireAdmin(context)
  const [found] = await context.db
    .select({ question: lodgeQuestions, lodgeName: lodges.name })
    .from(lodgeQuestions)
    .innerJoin(lodges, eq(lodges.slug, lodgeQuestions.lodgeSlug))
    .where(and(eq(lodgeQuestions.id, id), isDelivered))
  if (!found) throw notFound()
  const { question, lodgeName } = found
  const answers = await context.db
    .select()
    .from(questionAnswers)
    .where(eq(questionAnswers.questionId, id))
    .orderBy(asc(questionAnswers.id))
  return {
    id,
    lodgeSlug: question.lodgeSlug,
    lodgeName,
    email: question.email,
    messages: [
      { id: 0, from: 'guest', text: question.text, at: question.askedAt },
      ...answers.map((answer) => ({
        id: answer.id,
        from: 'owner' as const,
        text: answer.text,
        at: answer.at,
      })),
    ],
  }
}

const notFound = () => failure('not_found', 'There is no such question')

/** Runs in the caller's transaction. Fails with `not_found`. */
export async function answerQuestion(context: Context, id: number, text: string): Promise<QuestionThread> {
  const { email, lodgeSlug, lodgeName } = await readQuestion(context, id)
  const at = isoNow(context.clock)
  await context.db.insert(questionAnswers).values({ questionId: id, text, at })
  await context.db
    .update(lodgeQuestions)
    .set({ answeredAt: at, readAt: sql`coalesce(${lodgeQuestions.readAt}, ${at})` })
    .where(eq(lodgeQuestions.id, id))
  const lodge = { slug: lodgeSlug, name: lodgeName }
  await queueAll(context, [
    { recipient: email, ...composeAnswer({ text, lodge, site: publicUrl(context.config) }) },
  ])
  await recordChange(context, { action: 'write', subject: `answer to question ${id}` })
  context.emit({ type: 'lodge_question', id })
  return readQuestion(context, id)
}

/** Read by one is read by all staff. Fails with `not_found`. */
export async function markQuestionRead(context: Context, id: number): Promise<void> {
  const which = and(eq(lodgeQuestions.id, id), isDelivered)
  const changed = await context.db
    .update(lodgeQuestions)
    .set({ readAt: isoNow(context.clock) })
    .where(and(which, isNull(lodgeQuestions.readAt)))
    .returning({ id: lodgeQuestions.id })
  if (changed.length > 0) return context.emit({ type: 'inbox_read' })
  if ((await context.db.$count(lodgeQuestions, which)) === 0) throw notFound()
}

/** Fails with `not_found`. */
export function deleteQuestion(context: Context, id: number): Promise<void> {
  requireAdmin(context)
  return inTransaction(context, async (inner) => {
    const deleted = await inner.db
      .delete(lodgeQuestions)
      .where(eq(lodgeQuestions.id, id))
      .returning({ id: lodgeQuestions.id })
    if (deleted.length === 0) throw notFound()
    await recordChange(inner, { action: 'delete', subject: `question ${id}` })
    inner.emit({ type: 'lodge_question', id })
  })
}
