import { pluralize } from '#contract/platform/pluralize.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { SessionEnded } from '../kit/use-admin-call.ts'
import { type RatesBody, reasonOf } from './use-save-rates.ts'

const MAX_NAMED_LODGES = 3

/** What was not saved, and why; null where nothing failed, or where only the session ended, which is announced by itself. */
export function saveFailure(
  error: unknown,
  sent: RatesBody | undefined,
  nights: number,
  lodges: readonly { slug: string; name: string }[],
): string | null {
  if (!error || !sent || error instanceof SessionEnded) return null
  const namesOf = (slugs: readonly unknown[]) =>
    slugs.length > MAX_NAMED_LODGES
      ? `${slugs.length} lodges`
      : slugs.map((slug) => lodges.find((lodge) => lodge.slug === slug)?.name ?? slug).join(', ')
  const stale = error instanceof ApiError && error.status === 409 ? error.problem?.lodges : null
  return Array.isArray(stale)
    ? `Not saved: somebody else changed these rates at ${namesOf(stale)} meanwhile. The calendar shows theirs now; save again to replace them.`
    : `Not saved: ${pluralize(nights, 'night')} at ${namesOf(sent.lodges)}. ${reasonOf(error)}`
}
