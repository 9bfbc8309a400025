import { sql } from 'drizzle-orm'
import { foldedEmail } from '#contract/platform/email-address.ts'
import type { Context } from '#server/platform/context.ts'
import { confirmedEmails } from '#server/platform/database/tables/platform.ts'

/** The link in an email confirms an address. */
export async function confirmedAmong(
  context: Context,
  emails: readonly string[],
): Promise<(email: string) => boolean> {
  const requested = JSON.stringify(emails.map(foldedEmail))
  const found = await context.db
    .select({ email: confirmedEmails.email })
    .from(confirmedEmails)
    .where(sql`${confirmedEmails.email} in (select json_array_elements_text(${requested}::text::json))`)
  const confirmed = new Set(found.map(({ email }) => email))
  return (email) => confirmed.has(foldedEmail(email))
}
