import { eq, sql } from 'drizzle-orm'
import type {
  EmailTemplate,
  TemplateChange,
  TemplateTrial,
} from '#contract/email-templates/email-templates.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { emailTemplates } from '#server/platform/database/tables/emails.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { toBooking } from '../bookings/booking-mapper.ts'
import { withoutHost, writeSample } from '../email-previews/email-previews.ts'
import { writeDraft } from '../mail/finish-emails.ts'
import { guestTemplates, isTemplateName, type TemplateName } from '../mail/guest-templates.ts'
import type { Email } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import { refuseUnknownFields } from './check-fields.ts'

type Row = typeof emailTemplates.$inferSelect

/** The owner's words where they are edited, else ours. */
export async function listEmailTemplates(context: Context): Promise<EmailTemplate[]> {
  requireAdmin(context)
  const rows = new Map((await context.db.select().from(emailTemplates)).map((row) => [row.name, row]))
  return (Object.keys(guestTemplates) as TemplateName[]).map((name) => toTemplate(name, rows.get(name)))
}

function toTemplate(name: TemplateName, row: Row | undefined): EmailTemplate {
  const { subject, text, fields } = guestTemplates[name]
  return {
    name,
    subject: row?.subject ?? subject,
    text: row?.text ?? text,
    isEdited: (row?.subject ?? row?.text ?? null) !== null,
    fields: [...fields],
    version: row?.version ?? 0,
  }
}

/** Fails with `not_found`, with `invalid` for a field that the email does not have, or with `conflict`. */
export async function changeEmailTemplate(
  context: Context,
  given: string,
  { version, ...change }: TemplateChange,
): Promise<EmailTemplate> {
  requireAdmin(context)
  const name = toName(given)
  refuseUnknownFields(change, guestTemplates[name].fields)
  return inTransaction(context, async (inner) => {
    await withAdvisoryLock(inner, `email template:${name}`)
    const before = await readTemplate(inner, name)
    if (version !== undefined && version !== before.version)
      throw failure(
        'conflict',
        'Someone else has changed this email meanwhile. Please look at their words first.',
        {
          current: before,
        },
      )
    const ours = guestTemplates[name]
    const own = await readOwn(inner, name)
    const words = {
      subject: ownWords(change.subject, own?.subject, ours.subject),
      text: ownWords(change.text, own?.text, ours.text),
      updatedAt: isoNow(inner.clock),
    }
    await inner.db
      .insert(emailTemplates)
      .values({ name, ...words })
      .onConflictDoUpdate({
        target: emailTemplates.name,
        set: { ...words, version: sql`${emailTemplates.version} + 1` },
      })
    const after = await readTemplate(inner, name)
    await recordChange(inner, {
      action: 'change',
      subject: `email ${name}`,
      before: { subject: before.subject, text: before.text },
      after: { subject: after.subject, text: after.text },
    })
    return after
  })
}

/** Words equal to ours are stored as null, so that later changes of ours reach them. */
function ownWords(
  change: string | null | undefined,
  own: string | null | undefined,
  ours: string,
): string | null {
  if (change === undefined) return own ?? null
  return change === null || change === ours ? null : change
}

async function readOwn({ db }: Context, name: string): Promise<Row | undefined> {
  return (await db.select().from(emailTemplates).where(eq(emailTemplates.name, name)))[0]
}

const readTemplate = async (context: Context, name: TemplateName): Promise<EmailTemplate> =>
  toTemplate(name, await readOwn(context, name))

function toName(name: string): TemplateName {
  if (!isTemplateName(name)) throw failure('not_found', 'There is no such email')
  return name
}

/** The words are not saved yet. The pictures come from the page's host. */
export async function previewEmailTemplate(
  context: Context,
  given: string,
  trial: TemplateTrial,
): Promise<Email> {
  requireAdmin(context)
  const email = await composeTrial(context, toName(given), trial)
  return { ...email, html: withoutHost(context, email.html) }
}

export async function testEmailTemplate(
  context: Context,
  given: string,
  trial: TemplateTrial,
): Promise<{ recipient: string; sends: boolean }> {
  const { email: recipient } = requireAdmin(context)
  const email = await composeTrial(context, toName(given), trial)
  await inTransaction(context, (inner) => queueAll(inner, [{ recipient, ...email }]))
  return { recipient, sends: context.config.SMTP_URL !== undefined }
}

async function composeTrial(context: Context, name: TemplateName, trial: TemplateTrial): Promise<Email> {
  refuseUnknownFields(trial, guestTemplates[name].fields)
  const saved = await readTemplate(context, name)
  const stay = trial.bookingId ? await readStay(context, trial.bookingId) : undefined
  const draft = writeSample(context, name, stay)?.draft
  if (!draft) throw failure('not_found', 'There is no such email')
  const ours = guestTemplates[name]
  const words = {
    subject: trial.subject === null ? ours.subject : (trial.subject ?? saved.subject),
    text: trial.text === null ? ours.text : (trial.text ?? saved.text),
  }
  return writeDraft(context, draft, words, true)
}

/** Fails with `not_found`. */
async function readStay({ db }: Context, id: number) {
  const [found] = await db
    .select()
    .from(bookings)
    .innerJoin(lodges, eq(lodges.slug, bookings.lodgeSlug))
    .where(eq(bookings.id, id))
  if (!found) throw failure('not_found', 'This booking does not exist')
  return toBooking(found.bookings, found.lodges)
}
