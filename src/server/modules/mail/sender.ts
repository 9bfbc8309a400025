import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { artOrders } from '#server/platform/database/tables/orders.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import type { Events } from '#server/platform/events.ts'
import { claimDue, timeIn, timeOfNextTry } from '#server/platform/jobs/queue.ts'
import { type BackgroundWork, regularly } from '#server/platform/jobs/regularly.ts'
import { finishEmails } from './finish-emails.ts'
import type { Email as Composed } from './layout.ts'
import { findOwners, isUnsent } from './outbox.ts'

const BATCH = 10
/** An instance's claim on an e-mail; after it another instance tries again. */
const CLAIM_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const LONGEST_WAIT_MS = 6 * HOUR_MS
/** An e-mail that no mail server was there for is then out of date; a server that is down over a weekend loses none. */
const MAX_UNTRIED_DAYS = 7
/** About two days with the doubling waits. */
const MAX_TRIES = 16
const TIMEOUT_MS = 20_000

type Email = typeof mailOutbox.$inferSelect

type Again = Composed & Pick<Email, 'validUntil' | 'occasion'>

/** Composes an e-mail whose deadline is past from the booking as it is now, or gives the reason not to send it. */
export type ComposeAgain = (
  context: Context,
  email: Pick<Email, 'recipient' | 'bookingReference' | 'occasion'>,
) => Promise<Again | { reason: string }>

/** Files for an email, made when it is sent. */
export type AttachFiles = (
  context: Context,
  email: Pick<Email, 'bookingReference' | 'occasion'>,
) => Promise<{ filename: string; content: string; contentType: string }[]>

type Sending = { server: Transporter; composeAgain: ComposeAgain; attach?: AttachFiles | undefined }

/** Sends e-mails by the mail server at `url` as they are queued, and retries. */
export function sendMail({
  context,
  events,
  url,
  everyMs,
  composeAgain,
  attach,
}: {
  context: Context
  events: Events
  url: string
  everyMs: number
  composeAgain: ComposeAgain
  attach?: AttachFiles
}): BackgroundWork {
  const server = mailServer(url)
  let isRunning = false
  const { first, stop, round } = regularly(context, everyMs, 'reading the outbox', async () => {
    if (isRunning) return
    isRunning = true
    await sendDue(context, server, composeAgain, attach).finally(() => {
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

/** A connection to the mail server at `url` that gives up after 20 silent seconds. */
export function mailServer(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** Gives up old e-mails and sends the due ones that this instance claims. An e-mail may arrive twice. */
export async function sendDue(
  context: Context,
  server: Transporter,
  composeAgain: ComposeAgain,
  attach?: AttachFiles,
): Promise<void> {
  await giveUpOld(context)
  for (;;) {
    const emails = await claimDue(context, mailOutbox, { batch: BATCH, claimMs: CLAIM_MS, where: isUnsent })
    if (emails.length === 0) return
    for (const email of emails) await sendOne(context, { server, composeAgain, attach }, email)
  }
}

/** Gives up e-mails that were due a week ago and never tried, as those from before the first mail server. */
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

/** Sends the e-mail, composed again once its deadline is past; gives it up when nothing of it is true any more. */
async function sendUpToDate(context: Context, sending: Sending, email: Email): Promise<Partial<Email>> {
  const { id, validUntil, tries } = email
  if (validUntil === null || Date.parse(validUntil) > context.clock.now())
    return deliver(context, sending, email)
  const again = await sending.composeAgain(context, email)
  if (!('reason' in again)) {
    const [finished = again] = await finishEmails(context, [{ ...again, recipient: email.recipient }])
    return { ...finished, ...(await deliver(context, sending, { ...email, ...finished })) }
  }
  context.log.info({ email: id }, 'an email is out of date and is not sent')
  return { nextTryAt: null, tries: tries - 1, lastError: `Out of date, not sent: ${again.reason}` }
}

/** Returns the changes of its row; fails with the mail server's error. */
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
    // The same for every try, so that mail programs show a repeated e-mail once.
    messageId: `<outbox-${id}-${Date.parse(email.createdAt)}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) },
  })
  return { sentAt: isoNow(context.clock), nextTryAt: null, lastError: null, ...withoutSecret(email) }
}

/** Mail programs show a button that ends such emails with one press (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: Email): Record<string, string> {
  if (!unsubscribeUrl) return {}
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The guest's or the buyer's address in an owner's e-mail about a stay or a print, so that the owner's answer reaches them. */
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

/** A secret link stays in no table once its e-mail is sent or given up. */
const withoutSecret = ({ isSecret }: Email) => (isSecret ? { text: '', html: '' } : {})

/** The message of nodemailer's error repeats the server's answer, which names the recipient; the log has only these fields. */
type SendError = Error & { code?: string; responseCode?: number; command?: string }

/** Failures of the connection and the sign-in: they say nothing about the e-mail, whatever code the server gave. */
const CONNECTION_CODES = new Set(['EAUTH', 'ECONNECTION', 'EPROTOCOL', 'ETLS'])
/** Nodemailer's codes for an address or a message that cannot be sent. */
const EMAIL_CODES = new Set(['EENVELOPE', 'EMESSAGE'])

/** A refusal for good (RFC 5321, 4.2.1): the same e-mail would be refused again. */
const isRefused = ({ code = '', responseCode }: SendError): boolean =>
  responseCode ? responseCode >= 500 && !CONNECTION_CODES.has(code) : EMAIL_CODES.has(code)

/** Doubles the wait after each failure, up to six hours; gives up when refused for good and after `MAX_TRIES`. */
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
