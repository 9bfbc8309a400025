import { eq } from 'drizzle-orm'
import { FactName } from '#contract/legal/legal.ts'
import { factsToSell } from '#contract/legal/legal-titles.ts'
import type { Context } from '#server/platform/context.ts'
import { siteTexts } from '#server/platform/database/tables/legal.ts'

export type Facts = Partial<Record<FactName, string>>

/** What is stated about the operator: by the owner, else by the configuration. */
export async function readFacts({ db, config }: Pick<Context, 'db' | 'config'>): Promise<Facts> {
  const rows = await db.select().from(siteTexts).where(eq(siteTexts.kind, 'fact'))
  const stated = new Map(rows.map(({ name, text }) => [name, text]))
  const configured: Facts = {
    name: config.OPERATOR_NAME,
    address: config.OPERATOR_ADDRESS,
    email: config.OPERATOR_EMAIL,
  }
  const facts: Facts = {}
  for (const name of FactName.options) {
    const value = stated.get(name) ?? configured[name]
    if (value) facts[name] = value
  }
  return facts
}

/** Whether buyers can learn who sells: always outside production, else once name, address and email are stated. */
export async function maySell(context: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  if (context.config.NODE_ENV !== 'production') return true
  const facts = await readFacts(context)
  return factsToSell.every((name) => facts[name] !== undefined)
}

/** Name and address for receipts, as far as they are stated. */
export async function operatorLines(context: Context): Promise<string[]> {
  const { name, address } = await readFacts(context)
  return [name, address].filter((line) => line !== undefined)
}
