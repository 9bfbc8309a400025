import { desc } from 'drizzle-orm'
import type { Interest, InterestRequest } from '#contract/interests.ts'
import { packageNamed } from '#contract/investments.ts'
import type { Page } from '#contract/paging.ts'
import { requireAdmin } from '../auth/sessions.ts'
import { isoNow } from '../clock.ts'
import type { Context } from '../context.ts'
import { investmentInterests } from '../database/tables/interests.ts'
import { BYTE_ORDER_MARK, csvLine } from '../http/csv.ts'

/** Stores an interest once for each address and package; a repeated one changes nothing and has the same answer. */
export async function registerInterest(
  context: Context,
  { name, email, packageId }: InterestRequest,
): Promise<void> {
  await context.db
    .insert(investmentInterests)
    .values({ name, email: email.toLowerCase(), packageId, createdAt: isoNow(context.clock) })
    .onConflictDoNothing()
}

const newestFirst = (context: Context) =>
  context.db
    .select({
      id: investmentInterests.id,
      name: investmentInterests.name,
      email: investmentInterests.email,
      packageId: investmentInterests.packageId,
      createdAt: investmentInterests.createdAt,
    })
    .from(investmentInterests)
    .orderBy(desc(investmentInterests.createdAt), desc(investmentInterests.id))

/** The interests, newest first. */
export async function listInterests(context: Context, { limit, offset }: Page): Promise<Interest[]> {
  requireAdmin(context)
  return newestFirst(context).limit(limit).offset(offset)
}

/** All interests as CSV, newest first. */
export async function interestsCsv(context: Context): Promise<string> {
  requireAdmin(context)
  const lines = (await newestFirst(context)).map(({ createdAt, packageId, name, email }) =>
    csvLine([createdAt.slice(0, 10), packageNamed(packageId)?.name ?? packageId, name, email]),
  )
  return BYTE_ORDER_MARK + csvLine(['date', 'package', 'name', 'email']) + lines.join('')
}
