import { and, desc, eq, gt } from 'drizzle-orm'
import type { Interest, InterestRequest } from '#contract/investments/interests.ts'
import { packageNamed } from '#contract/investments/investments.ts'
import type { Page } from '#contract/platform/paging.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { investmentInterests } from '#server/platform/database/tables/interests.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { BYTE_ORDER_MARK, csvLine } from '#server/platform/http/csv.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { render } from '../mail/layout.ts'
import { findOwners, queueAll } from '../mail/outbox.ts'

const DAY_MS = 86_400_000
const NEWS = 'Somebody is interested in an investment'

/** A repeated interest changes nothing and has the same answer. The owners get at most one email a day. */
export const registerInterest = (
  context: Context,
  { name, email, packageId }: InterestRequest,
): Promise<void> =>
  inTransaction(context, async (within) => {
    const added = await within.db
      .insert(investmentInterests)
      .values({ name, email: email.toLowerCase(), packageId, createdAt: isoNow(within.clock) })
      .onConflictDoNothing()
      .returning({ id: investmentInterests.id })
    if (added.length > 0) await notifyOwners(within, packageId)
  })

/** The email has nothing that the visitor typed, because nobody has confirmed the address. */
async function notifyOwners(context: Context, packageId: InterestRequest['packageId']): Promise<void> {
  // Without the lock, two first interests at the same moment would both send an email.
  await withAdvisoryLock(context, 'news of interests')
  const aDayAgo = new Date(context.clock.now() - DAY_MS).toISOString()
  const recent = await context.db.$count(
    mailOutbox,
    and(eq(mailOutbox.subject, NEWS), gt(mailOutbox.createdAt, aDayAgo)),
  )
  if (recent > 0) return
  const site = publicUrl(context.config)
  const email = render({
    subject: NEWS,
    facts: [['Package', packageNamed(packageId)?.name ?? packageId]],
    paragraphs: ['Open the payments to read who it is. We write once a day at most, however many there are.'],
    link: { label: 'See who is interested', href: `${site}/admin/payments` },
    site,
  })
  await queueAll(
    context,
    (await findOwners(context)).map((recipient) => ({ recipient, ...email })),
  )
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

export async function listInterests(context: Context, { limit, offset }: Page): Promise<Interest[]> {
  requireAdmin(context)
  return newestFirst(context).limit(limit).offset(offset)
}

export async function interestsCsv(context: Context): Promise<string> {
  requireAdmin(context)
  const lines = (await newestFirst(context)).map(({ createdAt, packageId, name, email }) =>
    csvLine([createdAt.slice(0, 10), packageNamed(packageId)?.name ?? packageId, name, email]),
  )
  return BYTE_ORDER_MARK + csvLine(['date', 'package', 'name', 'email']) + lines.join('')
}
