import { eq } from 'drizzle-orm'
import { FactName } from '#contract/legal/legal.ts'
import { factsToSell } from '#contract/legal/legal-titles.ts'
import type { Context } from '#server/platform/context.ts'
import { siteTexts } from '#server/platform/database/tables/legal.ts'

export type Facts = Partial<Record<FactName, string>>

/** The owner's facts come before those of the configuration. */
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

/** Buyers must be able to learn who sells: name, address and email are required in production. */
export async function maySell(context: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  if (context.config.NODE_ENV !== 'production') return true
  const facts = await readFacts(context)
  return factsToSell.every((name) => facts[name] !== undefined)
}

/** Only stated facts are listed. */
export async function operatorLines(context: Context): Promise<string[]> {
  const { name, address } = await readFacts(context)
  return [name, address].filter((line) => line !== undefined)
}
