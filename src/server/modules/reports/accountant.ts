import { and, eq } from 'drizzle-orm'
import { decimalOfCents, formatDecimal } from '#contract/platform/money.ts'
import type { Accountant } from '#contract/reports/accountant.ts'
import { recordChange, recordExport } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { publicUrl } from '#server/platform/config.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { siteTexts } from '#server/platform/database/tables/legal.ts'
import { brokenRule } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { render } from '../mail/layout.ts'
import { queueAll } from '../mail/outbox.ts'
import type { AttachFiles } from '../mail/sender.ts'
import { monthCsv } from './month-csv.ts'
import { sumUpMonth } from './month-report.ts'
import { writePaymentsCsv } from './payments-csv.ts'

const isAccountant = and(eq(siteTexts.kind, 'setting'), eq(siteTexts.name, 'accountant'))

export async function readAccountant(context: Context): Promise<Accountant> {
  requireAdmin(context)
  const [stored] = await context.db.select({ email: siteTexts.text }).from(siteTexts).where(isAccountant)
  return { email: stored?.email ?? null, sends: context.config.SMTP_URL !== undefined }
}

export function setAccountant(context: Context, email: string): Promise<Accountant> {
  return inTransaction(context, async (inner) => {
    const before = await readAccountant(inner)
    await inner.db.delete(siteTexts).where(isAccountant)
    if (email)
      await inner.db
        .insert(siteTexts)
        .values({ kind: 'setting', name: 'accountant', text: email, updatedAt: isoNow(inner.clock) })
    await recordChange(inner, {
      action: 'change',
      subject: "accountant's address",
      before: { email: before.email },
      after: { email: email || null },
    })
    return readAccountant(inner)
  })
}

/** Queues the figures of a month for the accountant; the files are made when the email is sent. */
export function sendMonthReport(
  context: Context,
  month: string,
): Promise<{ recipient: string; sends: boolean }> {
  return inTransaction(context, async (inner) => {
    const { email: recipient, sends } = await readAccountant(inner)
    if (!recipient) throw brokenRule('month', "Please enter the accountant's email address first")
    const { receivedCents, total } = await sumUpMonth(inner, month)
    const inFull = (cents: number) => formatDecimal(decimalOfCents(cents))
    const email = render({
      subject: `Figures of ${monthInWords(month)}`,
      paragraphs: ['Two files are attached: the figures of each lodge, and every payment and refund.'],
      facts: [
        ['Received', inFull(receivedCents)],
        ['Revenue', inFull(total.revenueCents)],
        ...total.taxes.map(({ name, cents }): [string, string] => [`${name} owed`, inFull(cents)]),
      ],
      link: { label: 'Our site', href: publicUrl(inner.config) },
    })
    await recordExport(inner, "month's figures to the accountant", { month })
    await queueAll(inner, [{ recipient, ...email, validUntil: null, occasion: { month } }])
    return { recipient, sends }
  })
}

/** 'October 2026'. */
const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

/** Both CSV files of the month that an email is about. */
export const attachMonth: AttachFiles = async (context, { occasion }) => {
  if (!occasion || !('month' in occasion)) return []
  const { month } = occasion
  const contentType = 'text/csv; charset=utf-8'
  return [
    { filename: `month-${month}.csv`, content: monthCsv(await sumUpMonth(context, month)), contentType },
    { filename: `payments-${month}.csv`, content: await writePaymentsCsv(context, month), contentType },
  ]
}
