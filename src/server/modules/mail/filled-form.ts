import type { Stay } from '#contract/platform/dates.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'

type Filled = Stay & { lodgeSlug: string; guests: number; children: number; infants: number; dogs: number }

export function filledForm({ config }: Pick<Context, 'config'>, stay: Filled): string {
  const { lodgeSlug, checkIn, checkOut, guests: party, children, infants, dogs } = stay
  const counts = Object.entries({ party, children, infants, dogs }).filter(([, count]) => count > 0)
  const search = new URLSearchParams({
    checkIn,
    checkOut,
    ...Object.fromEntries(counts.map(([name, count]) => [name, String(count)])),
  })
  return `${publicUrl(config)}/lodge/${lodgeSlug}?${search}#reservation`
}
