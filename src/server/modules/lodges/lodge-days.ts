import { eq } from 'drizzle-orm'
import { dateIn } from '#contract/platform/dates.ts'
import type { Context } from '#server/platform/context.ts'
import { lodges } from '#server/platform/database/tables/lodges.ts'

/** Groups the slugs by the current date at the lodge, the earliest date first. */
export async function lodgesByToday(context: Context, one?: string): Promise<Map<string, string[]>> {
  const rows = await context.db
    .select({ slug: lodges.slug, timeZone: lodges.timeZone })
    .from(lodges)
    .where(one === undefined ? undefined : eq(lodges.slug, one))
  const today = rows.map(({ slug, timeZone }) => ({ slug, date: dateIn(timeZone, context.clock.now()) }))
  const dates = [...new Set(today.map(({ date }) => date))].sort()
  return new Map(
    dates.map((date) => [date, today.filter((lodge) => lodge.date === date).map(({ slug }) => slug)]),
  )
}
