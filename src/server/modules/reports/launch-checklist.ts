import { asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { LaunchChecklist, LaunchItem, LaunchMark } from '#contract/reports/launch-checklist.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { adminUsers, auditTrail, passkeys } from '#server/platform/database/tables/admins.ts'
import { channels } from '#server/platform/database/tables/calendar.ts'
import { lodgeGuides } from '#server/platform/database/tables/guide.ts'
import { siteTexts } from '#server/platform/database/tables/legal.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'
import { mailOutbox } from '#server/platform/database/tables/platform.ts'
import { lodgeCharges } from '#server/platform/database/tables/rates.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { readFacts } from '../legal/operator.ts'
import { type PaymentDependencies, takesCards } from '../payments/payment-dependencies.ts'

type Line = Omit<LaunchItem, 'isDone'> & { isDone?: boolean }

export async function readLaunchChecklist(
  context: Context,
  payments: PaymentDependencies,
): Promise<LaunchChecklist> {
  requireAdmin(context)
  const takes = await takesCards(context, payments)
  const lines = [
    ...(await siteLines(context, takes)),
    ...(await lodgeLines(context)),
    ...(await readerLines(context)),
  ]
  const items = lines.map(({ isDone, ...line }) => ({ ...line, isDone: isDone ?? line.missing.length === 0 }))
  return { takesCards: takes, items: inOrder(items) }
}

const order: readonly LaunchItem['name'][] = [
  ...(['business', 'email', 'cards', 'second-factor', 'lodges', 'taxes', 'guide'] as const),
  ...(['calendars', 'texts', 'team', 'terms', 'test-booking', 'license', 'photos'] as const),
]

const inOrder = (items: LaunchItem[]): LaunchItem[] =>
  items.sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))

export async function markLaunchItem(context: Context, name: LaunchMark): Promise<void> {
  requireAdmin(context)
  await context.db
    .insert(siteTexts)
    .values({ kind: 'mark', name, text: 'done', updatedAt: isoNow(context.clock) })
    .onConflictDoNothing()
}

async function siteLines(context: Context, takes: boolean): Promise<Line[]> {
  const facts = await readFacts(context)
  const stated = { name: facts.name, address: facts.address, email: facts.email }
  return [
    { name: 'business', label: 'Business name and address', missing: lacking(stated) },
    {
      ...(await hasAny(context, mailOutbox, isNotNull(mailOutbox.sentAt))),
      name: 'email',
      label: 'Email works',
    },
    { name: 'cards', label: 'Cards connected', isDone: takes, missing: [] },
    { name: 'second-factor', label: 'Second factor', isDone: await hasSecondFactor(context), missing: [] },
    {
      ...(await hasAny(context, auditTrail, eq(auditTrail.action, 'erase'))),
      name: 'test-booking',
      label: 'A test booking, erased again',
    },
    {
      name: 'photos',
      label: 'When photographs replace the renderings',
      isDone: facts.photos !== undefined,
      missing: [],
    },
  ]
}

const lacking = (values: Record<string, unknown>): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? [] : [name]))

type Counted = typeof mailOutbox | typeof auditTrail | typeof channels | typeof adminUsers

async function hasAny({ db }: Context, table: Counted, condition?: ReturnType<typeof eq>) {
  return { isDone: (await db.$count(table, condition)) > 0, missing: [] }
}

async function hasSecondFactor(context: Context): Promise<boolean> {
  const { id } = requireAdmin(context)
  const [own] = await context.db
    .select({ secret: adminUsers.totpSecret })
    .from(adminUsers)
    .where(eq(adminUsers.id, id))
  return Boolean(own?.secret) || (await context.db.$count(passkeys, eq(passkeys.adminId, id))) > 0
}

/** Done by itself, or ticked by hand. */
async function readerLines(context: Context): Promise<Line[]> {
  const rows = await context.db
    .select({ kind: siteTexts.kind, name: siteTexts.name })
    .from(siteTexts)
    .where(or(eq(siteTexts.kind, 'mark'), eq(siteTexts.kind, 'page')))
  const has = (kind: 'mark' | 'page', name: string) =>
    rows.some((row) => row.kind === kind && row.name === name)
  const isMarked = (name: LaunchMark) => has('mark', name)
  const hasChannel = (await context.db.$count(channels)) > 0
  const hasTeam = (await context.db.$count(adminUsers)) > 1
  return [
    {
      name: 'calendars',
      label: 'Calendars in and out',
      isDone: hasChannel || isMarked('calendars'),
      missing: [],
    },
    { name: 'texts', label: 'Email texts read', isDone: isMarked('texts'), missing: [] },
    { name: 'team', label: 'Team', isDone: hasTeam || isMarked('team'), missing: [] },
    { name: 'terms', label: 'Own terms', isDone: has('page', 'terms') || isMarked('terms'), missing: [] },
  ]
}

/** `missing` names the lodges. */
async function lodgeLines(context: Context): Promise<Line[]> {
  const rows = await lodgeRows(context)
  const missing = (isLacking: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isLacking).map(({ lodge }) => lodge)
  const named = (lackingAt: (row: (typeof rows)[number]) => string[]) =>
    rows.flatMap((row) => {
      const parts = lackingAt(row)
      return parts.length === 0 ? [] : [`${row.lodge} (${parts.join(', ')})`]
    })
  return [
    {
      name: 'lodges',
      label: 'Each lodge: price, pictures, policy',
      missing: named(({ price, pictures, policy }) => lacking({ price, pictures, policy })),
    },
    { name: 'taxes', label: "Taxes set, or 'tax-free'", missing: missing(({ hasTaxes }) => !hasTaxes) },
    {
      name: 'guide',
      label: 'Guide of each lodge: address, Wi-Fi, door',
      missing: named(({ address, wifi, door }) => lacking({ address, 'Wi-Fi': wifi, door })),
    },
    {
      name: 'license',
      label: 'License number of each lodge',
      missing: missing(({ hasLicense }) => !hasLicense),
    },
  ]
}

function lodgeRows({ db }: Context) {
  const noTaxes = or(isNull(lodgeCharges.lodgeSlug), eq(sql`jsonb_array_length(${lodgeCharges.taxes})`, 0))
  return db
    .select({
      lodge: lodges.name,
      price: lodges.price,
      pictures: sql<boolean>`${lodges.exteriorImage} <> '' and jsonb_array_length(${lodges.interiorImages}) > 0`,
      policy: lodges.cancellationPolicy,
      hasTaxes: sql<boolean>`not (${noTaxes})`,
      hasLicense: sql<boolean>`${lodges.licence} is not null`,
      address: lodgeGuides.address,
      wifi: lodgeGuides.wifiName,
      door: sql<string | null>`coalesce(${lodgeGuides.doorCode}, ${lodgeGuides.lockDeviceId})`,
    })
    .from(lodges)
    .leftJoin(lodgeCharges, eq(lodgeCharges.lodgeSlug, lodges.slug))
    .leftJoin(lodgeGuides, eq(lodgeGuides.lodgeSlug, lodges.slug))
    .orderBy(asc(lodges.id))
}
