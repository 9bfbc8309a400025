import { and, eq, inArray, notExists } from 'drizzle-orm'
import { foldedEmail } from '#contract/platform/email-address.ts'
import { userBadges } from '#server/platform/database/tables/badges.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { confirmedEmails } from '#server/platform/database/tables/platform.ts'
import { folded, type PrivacyContext } from './find-person.ts'

/** Deletes that addresses of ended stays were confirmed, unless a badge or another stay has the address. */
export async function forgetConfirmed({ db }: PrivacyContext, addresses: readonly string[]): Promise<void> {
  const emails = addresses.map(foldedEmail).filter((email) => email !== '')
  if (emails.length === 0) return
  const { email } = confirmedEmails
  const badge = db.select({ id: userBadges.id }).from(userBadges).where(eq(userBadges.userEmail, email))
  const stay = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(folded(bookings.guestEmail), email))
  await db.delete(confirmedEmails).where(and(inArray(email, emails), notExists(badge), notExists(stay)))
}
