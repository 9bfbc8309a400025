import { eq, inArray, sql } from 'drizzle-orm'
import { createTransport, type Transporter } from 'nodemailer'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { mailOutbox } from '../database/tables/platform.ts'
import type { Events } from '../events.ts'
import { isDue } from './outbox.ts'

const EVERY_MS = 15_000
const BATCH = 10
/** A claimed letter belongs to its instance so long; one that dies with it is tried again after that. */
const CLAIM_MS = 5 * 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
/** With the doubling waits, about two days. */
const MAX_TRIES = 16
const TIMEOUT_MS = 20_000

type Email = typeof mailOutbox.$inferSelect

/** Sends letters as they are queued, and retries; without SMTP_URL they stay in the outbox. Returns what stops it. */
export function sendMail(context: Context, events: Events): () => void {
  const url = context.config.SMTP_URL
  if (!url) return () => {}
  const server = mailServer(url)
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    sendDue(context, server)
      .catch((error: Error) => context.log.warn({ error: error.message }, 'the outbox could not be read'))
      .finally(() => {
        isRunning = false
      })
  }
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  const deaf = events.on('mail_queued', run)
  run()
  return () => {
    clearInterval(timer)
    deaf()
    server.close()
  }
}

/** A connection to the mail server at `url` that gives up after 20 seconds of silence. */
export function mailServer(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
}

/** Sends every letter that is due, on this instance alone. A letter may arrive twice, never not at all. */
export async function sendDue(context: Context, server: Transporter): Promise<void> {
  for (;;) {
    const emails = await claim(context)
    if (emails.length === 0) return
    for (const email of emails) await sendOne(context, server, email)
  }
}

/** Takes due letters for this instance; others skip what is locked and then see a later `next_try_at`. */
async function claim(context: Context): Promise<Email[]> {
  const due = context.db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue(isoNow(context.clock)))
    .orderBy(mailOutbox.id)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const claimed = await context.db
    .update(mailOutbox)
    .set({ nextTryAt: inMs(context, CLAIM_MS), tries: sql`${mailOutbox.tries} + 1` })
    .where(inArray(mailOutbox.id, due))
    .returning()
  return claimed.sort((a, b) => a.id - b.id)
}

const inMs = (context: Context, ms: number): string => new Date(context.clock.now() + ms).toISOString()

async function sendOne(context: Context, server: Transporter, email: Email): Promise<void> {
  const { id, recipient, subject, text, html } = email
  const from = context.config.MAIL_FROM
  const host = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'
  const sent = await server
    .sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      html,
      // The same on every try, so that a mail program shows a letter once that came twice.
      messageId: `<outbox-${id}-${Date.parse(email.createdAt)}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    .then(
      () => ({ sentAt: isoNow(context.clock), nextTryAt: null, lastError: null }),
      (error: Error) => afterFailure(context, email, error),
    )
  await context.db.update(mailOutbox).set(sent).where(eq(mailOutbox.id, id))
}

/** Waits twice as long after each failure, six hours at most; gives up when that has long been hopeless. */
function afterFailure(context: Context, { id, tries }: Email, error: Error) {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
  const isHopeless = tries >= MAX_TRIES
  context.log.warn({ email: id, tries, error: error.message, isHopeless }, 'a letter could not be sent')
  return { nextTryAt: isHopeless ? null : inMs(context, wait), lastError: error.message.slice(0, 500) }
}
