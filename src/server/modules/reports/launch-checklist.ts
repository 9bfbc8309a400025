import { asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { LaunchChecklist, LaunchItem } from '#contract/reports/launch-checklist.ts'
import type { Context } from '#server/platform/context.ts'
import { lodgeGuides } from '#server/platform/database/tables/guide.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { lodgeCharges } from '#server/platform/database/tables/rates.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { readFacts } from '../legal/operator.ts'
import { type PaymentDependencies, takesCards } from '../payments/payment-dependencies.ts'

/** What is missing before the first guest. */
export async function readLaunchChecklist(
  context: Context,
  payments: PaymentDependencies,
): Promise<LaunchChecklist> {
  requireAdmin(context)
  const facts = await readFacts(context)
  const rows = await lodgeRows(context)
  const lacking = (isLacking: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isLacking).map(({ lodge }) => lodge)
  const entry = (name: LaunchItem['name'], label: string, missing: string[]): LaunchItem => ({
    name,
    label,
    isDone: missing.length === 0,
    missing,
  })
  const fact = (name: LaunchItem['name'], label: string, value: string | undefined) => ({
    ...entry(name, label, []),
    isDone: value !== undefined,
  })
  return {
    takesCards: await takesCards(context, payments),
    items: [
      fact('operator', 'Operator', facts.name),
      fact('address', 'Postal address', facts.address),
      fact('email', 'Email', facts.email),
      entry(
        'taxes',
        'Taxes of each lodge',
        lacking(({ hasTaxes }) => !hasTaxes),
      ),
      entry(
        'license',
        'License number of each lodge',
        lacking(({ hasLicense }) => !hasLicense),
      ),
      entry(
        'guide',
        'Guide of each lodge, with its address',
        lacking(({ hasGuide }) => !hasGuide),
      ),
      fact('photos', 'When photographs replace the renderings', facts.photos),
    ],
  }
}

/** Of each lodge, whether taxes, license and the address of its guide are set. */
function lodgeRows({ db }: Context) {
  const noTaxes = or(isNull(lodgeCharges.lodgeSlug), eq(sql`jsonb_array_length(${lodgeCharges.taxes})`, 0))
  return db
    .select({
      lodge: lodges.name,
      hasTaxes: sql<boolean>`not (${noTaxes})`,
      hasLicense: sql<boolean>`${lodges.licence} is not null`,
      hasGuide: sql<boolean>`coalesce(${lodgeGuides.address}, '') <> ''`,
    })
    .from(lodges)
    .leftJoin(lodgeCharges, eq(lodgeCharges.lodgeSlug, lodges.slug))
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, lodges.slug))
    .orderBy(asc(lodges.id))
}
