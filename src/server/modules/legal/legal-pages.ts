import { and, asc, eq } from 'drizzle-orm'
import {
  FactName,
  type LegalPage,
  LegalPageName,
  type LegalTexts,
  type OperatorFacts,
} from '#contract/legal/legal.ts'
import { factLabels, legalTitles, neededFacts } from '#contract/legal/legal-titles.ts'
import { recordChange } from '#server/platform/audit.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { withAdvisoryLock } from '#server/platform/database/advisory-lock.ts'
import { siteTexts } from '#server/platform/database/tables/legal.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { fillFacts } from './fill-facts.ts'
import { readFacts } from './operator.ts'
import { templates } from './templates.ts'

/** Pages of lodges and prints show the other facts. */
const publicFacts = FactName.options.filter((fact) => fact !== 'photos' && !fact.startsWith('print'))

export async function readLegalPage(context: Context, name: LegalPageName): Promise<LegalPage> {
  const facts = await readFacts(context)
  const own = (await ownTexts(context)).get(name)
  return {
    name,
    title: legalTitles[name],
    text: fillFacts(own?.text ?? templates[name], facts),
    isOwn: own !== undefined,
    updatedAt: own?.updatedAt ?? null,
    facts: publicFacts.flatMap((fact) => {
      const value = facts[fact]
      return value ? [{ name: fact, label: factLabels[fact], value }] : []
    }),
    lodges: await lodgeStatements(context),
  }
}

async function ownTexts({ db }: Context) {
  const rows = await db.select().from(siteTexts).where(eq(siteTexts.kind, 'page'))
  return new Map(rows.map((row) => [row.name, row]))
}

function lodgeStatements({ db }: Context): Promise<LegalPage['lodges']> {
  const { slug, name, licence, accessibleFeatures } = lodges
  return db.select({ slug, name, licence, accessibleFeatures }).from(lodges).orderBy(asc(lodges.id))
}

export async function readLegalTexts(context: Context): Promise<LegalTexts> {
  requireAdmin(context)
  const own = await ownTexts(context)
  const facts = await readFacts(context)
  const pages = LegalPageName.options.map((name) => ({
    name,
    title: legalTitles[name],
    text: own.get(name)?.text ?? templates[name],
    isOwn: own.has(name),
  }))
  const texts = pages.map(({ text }) => text).join('\n')
  const missingFacts = FactName.options.filter(
    (fact) => !facts[fact] && (neededFacts.includes(fact) || texts.includes(`{${fact}}`)),
  )
  const unlicensed = (await lodgeStatements(context)).filter(({ licence }) => licence === null)
  return {
    pages,
    facts: Object.fromEntries(
      FactName.options.map((fact) => [fact, facts[fact] ?? '']),
    ) as LegalTexts['facts'],
    missing: [
      ...missingFacts.map((fact) => factLabels[fact]),
      ...unlicensed.map(({ name }) => `License number of ${name}`),
      ...pages.filter(({ isOwn }) => !isOwn).map(({ title }) => `Your own text of the page ${title}`),
    ],
  }
}

/**
 * Null restores the standard text. If the current text is neither `from` nor `text`, fails with `conflict`
 * and the `current` one.
 */
export function setLegalPage(
  context: Context,
  name: LegalPageName,
  { text, from }: { text: string | null; from?: string | undefined },
): Promise<LegalTexts> {
  requireAdmin(context)
  return change(context, `page ${name}`, async (inner) => {
    await withAdvisoryLock(inner, `page ${name}`)
    const before = (await ownTexts(inner)).get(name)?.text ?? null
    const current = before ?? templates[name]
    if (from !== undefined && from !== current && text !== before)
      throw failure('conflict', 'Someone else has changed this text meanwhile. Please read theirs first.', {
        current,
      })
    await store(inner, 'page', name, text)
    return { before, after: text }
  })
}

/** An empty fact is removed; one that is left out stays. */
export function setOperator(context: Context, given: OperatorFacts): Promise<LegalTexts> {
  requireAdmin(context)
  return change(context, 'operator', async (inner) => {
    const before = await readFacts(inner)
    for (const name of FactName.options) {
      const value = given[name]
      if (value !== undefined) await store(inner, 'fact', name, value || null)
    }
    return { before, after: await readFacts(inner) }
  })
}

function change(
  context: Context,
  subject: string,
  apply: (context: Context) => Promise<{ before: unknown; after: unknown }>,
): Promise<LegalTexts> {
  return inTransaction(context, async (inner) => {
    await recordChange(inner, { action: 'edit', subject, ...(await apply(inner)) })
    inner.emit({ type: 'site_texts_changed' })
    return readLegalTexts(inner)
  })
}

type Kind = (typeof siteTexts.$inferSelect)['kind']

async function store({ db, clock }: Context, kind: Kind, name: string, text: string | null): Promise<void> {
  if (text === null) {
    await db.delete(siteTexts).where(and(eq(siteTexts.kind, kind), eq(siteTexts.name, name)))
    return
  }
  const values = { text, updatedAt: isoNow(clock) }
  await db
    .insert(siteTexts)
    .values({ kind, name, ...values })
    .onConflictDoUpdate({ target: [siteTexts.kind, siteTexts.name], set: values })
}
