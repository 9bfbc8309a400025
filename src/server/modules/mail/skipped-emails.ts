import { and, eq, notExists } from 'drizzle-orm'
import type { Context } from '#server/platform/context.ts'
import { bookings } from '#server/platform/database/tables/bookings.ts'
import { skippedEmails } from '#server/platform/database/tables/emails.ts'
import type { TemplateName } from './guest-templates.ts'

/** A condition for a query of stays. */
export const isNotSkipped = ({ db }: Context, name: TemplateName) =>
  notExists(
    db
      .select()
      .from(skippedEmails)
      .where(and(eq(skippedEmails.bookingId, bookings.id), eq(skippedEmails.name, name))),
  )
