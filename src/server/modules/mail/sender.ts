import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { Events } from '#server/platform/events.ts'
import { type BackgroundWork, every } from '#server/platform/jobs/every.ts'
import { claimDue, timeIn, timeOfNextTry } from '#server/platform/jobs/queue.ts'
import { finishEmails } from './finish-emails.ts'
import type { Email as Composed } from './layout.ts'
import { findOwners, isUnsent } from './outbox.ts'

const BATCH = 10
/** An instance owns an email that it claimed for this time; then another one tries. */
const CLAIM_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const LONGEST_WAIT_MS = 6 * HOUR_MS
/** Emails that waited longer for a mail server are out of date. A server may be down over a weekend. */
const MAX_UNTRIED_DAYS = 7
/** With doubling waits, about two days. */
const MAX_TRIES = 16
const TIMEOUT_MS = 20_000

type Email = typeof mailOutbox.$inferSelect

type Again = Composed & Pick<Email, 'validUntil' | 'occasion'>

/**
 * For an email whose deadline is past. Uses the booking as it is now. Returns the reason when the email must
 * not be sent.
 */
export type RefreshEmail = (
  context: Context,
  email: Pick<Email, 'recipient' | 'bookingReference' | 'occasion'>,
) => Promise<Again | { reason: string }>

export type AttachFiles = (
  context: Context,
  email: Pick<Email, 'bookingReference' | 'occasion'>,
) => Promise<{ filename: string; content: string; contentType: string }[]>

type Sending = { server: Transporter; refreshEmail: RefreshEmail; attach?: AttachFiles | undefined }

export function sendMail({
  context,
  events,
  url,
  everyMs,
  refreshEmail,
  attach,
}: {
  context: Context
  events: Events
  url: string
  everyMs: number
  refreshEmail: RefreshEmail
  attach?: AttachFiles
}): BackgroundWork {
  const server = mailServer(url)
  let isRunning = false
  const { first, stop, round } = every(context, everyMs, 'reading the outbox', async () => {
    if (isRunning) return
    isRunning = true
    await sendDue(context, server, refreshEmail, attach).finally(() => {
      isRunning = false
    })
  })
  const unsubscribe = events.on('mail_queued', round)
  return {
    first,
    stop: () => {
      stop()
      unsubscribe()
      server.close()
    },
  }
}

/** Gives up after 20 silent seconds. */
export function mailServer(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** First gives up old emails. An email may arrive twice. */
export async function sendDue(
  context: Context,
  server: Transporter,
  refreshEmail: RefreshEmail,
  attach?: AttachFiles,
): Promise<void> {
  await giveUpOld(context)
  for (;;) {
    const emails = await claimDue(context, mailOutbox, { batch: BATCH, claimMs: CLAIM_MS, where: isUnsent })
    if (emails.length === 0) return
    for (const email of emails) await sendOne(context, { server, refreshEmail, attach }, email)
  }
}

/** These emails were never tried: they are from before the first mail server. */
async function giveUpOld(context: Context): Promise<void> {
  const { isSecret, text, html, nextTryAt, sentAt, tries } = mailOutbox
  const unlessSecret = (column: typeof text | typeof html) =>
    sql`case when ${isSecret} then '' else ${column} end`
  const given = await context.db
    .update(mailOutbox)
    .set({
      nextTryAt: null,
      lastError: `Too old to send: it waited more than ${MAX_UNTRIED_DAYS} days for a mail server`,
      text: unlessSecret(text),
      html: unlessSecret(html),
    })
    .where(
      and(isNull(sentAt), eq(tries, 0), lt(nextTryAt, timeIn(context, -MAX_UNTRIED_DAYS * 24 * HOUR_MS))),
    )
    .returning({ id: mailOutbox.id })
  if (given.length > 0) context.log.warn({ emails: given.length }, 'emails are too old to send')
}

async function sendOne(context: Context, sending: Sending, email: Email): Promise<void> {
  const outcome = await sendUpToDate(context, sending, email).catch((error: SendError) =>
    afterFailure(context, email, error),
  )
  await context.db.update(mailOutbox).set(outcome).where(eq(mailOutbox.id, email.id))
}

/**
 * Composes the email again once its deadline is past, and gives it up when nothing of it is true any more.
 */
async function sendUpToDate(context: Context, sending: Sending, email: Email): Promise<Partial<Email>> {
  const { id, validUntil, tries } = email
  if (validUntil === null || Date.parse(validUntil) > context.clock.now())
    return deliver(context, sending, email)
  const again = await sending.refreshEmail(context, email)
  if (!('reason' in again)) {
    const [finished = again] = await finishEmails(context, [{ ...again, recipient: email.recipient }])
    return { ...finished, ...(await deliver(context, sending, { ...email, ...finished })) }
  }
  context.log.info({ email: id }, 'an email is out of date and is not sent')
  return { nextTryAt: null, tries: tries - 1, lastError: `Out of date, not sent: ${again.reason}` }
}

/** Returns the changes of its row. Fails with the mail server's error. */
async function deliver(context: Context, { server, attach }: Sending, email: Email): Promise<Partial<Email>> {
  const { id, recipient, subject, text, html } = email
  const from = context.config.MAIL_FROM
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  const attachments = (await attach?.(context, email)) ?? []
  await server.sendMail({
    from,
    to: { name: '', address: recipient },
    replyTo: await replyAddress(context, email),
    subject,
    text,
    html,
    ...(attachments.length > 0 && { attachments }),
    // The same for every try, so that mail programs show a repeated email once.
    messageId: `<outbox-${id}-${Date.parse(email.createdAt)}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) },
  })
  return { sentAt: isoNow(context.clock), nextTryAt: null, lastError: null, ...withoutSecret(email) }
}

/** Mail programs show an unsubscribe button (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: Email): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The owner's answer to an email about a stay or a print reaches its guest or buyer. */
async function replyAddress(
  context: Context,
  email: Email,
): Promise<{ name: string; address: string } | undefined> {
  const { recipient } = email
  const address = await findReplyTo(context, email)
  if (!address || address === recipient || !(await findOwners(context)).includes(recipient)) return undefined
  return { name: '', address }
}

async function findReplyTo(
  { db }: Context,
  { bookingReference, occasion }: Email,
): Promise<string | undefined> {
  if (bookingReference) {
    const isIt = eq(bookings.reference, bookingReference)
    return (await db.select({ email: bookings.guestEmail }).from(bookings).where(isIt))[0]?.email
  }
  if (!occasion || !('orderId' in occasion)) return undefined
  const isIt = eq(artOrders.id, occasion.orderId)
  return (await db.select({ shipping: artOrders.shipping }).from(artOrders).where(isIt))[0]?.shipping?.email
}

/** No table keeps a secret link once its email is sent or given up. */
const withoutSecret = ({ isSecret }: Email) => (isSecret ? { text: '', html: '' } : {})

/**
 * Nodemailer's message repeats the server's answer, which names the recipient, so the log has only these
 * fields.
 */
type SendError = Error & { code?: string; responseCode?: number; command?: string }

/** These failures are about the connection or the sign-in, whatever code the server gave. */
const CONNECTION_CODES = new Set(['EAUTH', 'ECONNECTION', 'EPROTOCOL', 'ETLS'])
const EMAIL_CODES = new Set(['EENVELOPE', 'EMESSAGE'])

/** RFC 5321, section 4.2.1: a permanent failure would repeat. */
const isRefused = ({ code = '', responseCode }: SendError): boolean =>
  responseCode ? responseCode >= 500 && !CONNECTION_CODES.has(code) : EMAIL_CODES.has(code)

/**
 * Doubles the wait after each failure, up to six hours. Gives up after a permanent failure and after
 * `MAX_TRIES`.
 */
function afterFailure(context: Context, email: Email, error: SendError): Partial<Email> {
  const { id, tries } = email
  const isHopeless = tries >= MAX_TRIES || isRefused(error)
  const { code, responseCode, command } = error
  context.log.warn(
    { email: id, tries, code, responseCode, command, isHopeless },
    'an email could not be sent',
  )
  const lastError = error.message.slice(0, 500)
  if (isHopeless) return { nextTryAt: null, lastError, ...withoutSecret(email) }
  return { nextTryAt: timeOfNextTry(context, tries, LONGEST_WAIT_MS), lastError }
}
