import { inArray } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { emailTemplates } from '#server/platform/database/tables/emails.ts'
import { confirmedAmong } from './confirmed-among.ts'
import type { Draft } from './draft.ts'
import { guestTemplates, type Template } from './guest-templates.ts'
import type { Email } from './layout.ts'
import { renderWords } from './render-template.ts'
import { stayValues, toGreeting } from './stay-values.ts'

export type Finished<E extends Email> = Omit<E, 'draft'> & { template: string | null }

/** Emails with an edited template get the owner's words; the others keep ours. */
export async function finishEmails<E extends Email & { recipient: string }>(
  context: Context,
  emails: readonly E[],
  greetsByName?: (email: string) => boolean,
): Promise<Finished<E>[]> {
  const own = await readOwnTemplates(context, emails)
  const isConfirmed = greetsByName ?? (await findConfirmed(context, own.size === 0 ? [] : emails))
  return emails.map(({ draft, ...email }) => {
    const words = draft && own.get(draft.name)
    const written = draft && words ? writeDraft(context, draft, words, isConfirmed(email.recipient)) : {}
    return { ...email, ...written, template: draft?.name ?? null }
  })
}

export function writeDraft(
  context: Pick<Context, 'clock'>,
  draft: Draft,
  words: Template,
  isConfirmed: boolean,
) {
  const { name, stay, layout } = draft
  const values = {
    ...(stay && stayValues(stay, isConfirmed, context.clock.now())),
    ...draft.values,
    ...(draft.values.guestName !== undefined && {
      guestName: toGreeting(draft.values.guestName, isConfirmed),
    }),
  }
  const { subject, text, html } = renderWords(words, values, layout)
  // When all fields of a subject are empty, ours replaces it.
  return subject
    ? { subject, text, html }
    : renderWords({ ...words, subject: guestTemplates[name].subject }, values, layout)
}

/** Without a mail server, every address counts as confirmed. */
async function findConfirmed(
  context: Context,
  emails: readonly { recipient: string }[],
): Promise<(email: string) => boolean> {
  if (context.config.SMTP_URL === undefined) return () => true
  return confirmedAmong(
    context,
    emails.map(({ recipient }) => recipient),
  )
}

async function readOwnTemplates(context: Context, emails: readonly Email[]): Promise<Map<string, Template>> {
  const names = [...new Set(emails.flatMap(({ draft }) => (draft ? [draft.name] : [])))]
  if (names.length === 0) return new Map()
  const { name, subject, text } = emailTemplates
  const rows = await context.db
    .select({ name, subject, text })
    .from(emailTemplates)
    .where(inArray(name, names))
  return new Map(
    rows
      .filter((row) => row.subject !== null || row.text !== null)
      .map((row) => {
        const ours: Template = guestTemplates[row.name as keyof typeof guestTemplates]
        return [row.name, { subject: row.subject ?? ours.subject, text: row.text ?? ours.text }]
      }),
  )
}
