import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import type { rateCalendarEndpoints } from '#contract/rates/rate-calendar.ts'
import { changedDates, namedValues, noOverride, priceAtPercent } from '#contract/rates/rate-overrides.ts'
import type { RateValues } from '#contract/rates/rates.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { type LodgeOverrides, RATE_CHANGES, RATES } from './use-rates.ts'

export type RatesBody = RequestOf<typeof rateCalendarEndpoints.changeRatesOfLodges>['body']

type NamedLodge = { slug: string; name: string; price: number }
type Calendar = { lodges: LodgeOverrides }

/** The text shown to the owner. */
export const toReason = (error: unknown): string =>
  (error instanceof ApiError && (error.fields[0]?.message ?? error.detail)) || 'Our server did not answer.'

/** Turns a percentage into a price. */
export function valuesAt(
  { price: basePrice }: { price: number },
  { priceChangePercent: percent, ...values }: RateValues & { priceChangePercent?: number | undefined },
): RateValues {
  return namedValues(
    percent === undefined ? values : { ...values, price: priceAtPercent(basePrice, percent) },
  )
}

/** Applies the change before the server has confirmed it. */
function withChange(calendar: Calendar | undefined, body: RatesBody, lodges: readonly NamedLodge[]) {
  const dates = changedDates(body)
  return (
    calendar && {
      lodges: calendar.lodges.map(({ slug, overrides }) => {
        const lodge = lodges.find((one) => one.slug === slug)
        if (!lodge || !body.lodges.includes(slug)) return { slug, overrides }
        const set = valuesAt(lodge, body)
        const known = new Map(overrides.map((rate) => [rate.date, rate]))
        for (const date of dates) known.set(date, { ...(known.get(date) ?? noOverride(date)), ...set })
        return { slug, overrides: [...known.values()] }
      }),
    }
  )
}

/** Reloads everything that shows a rate. */
function useRatesChanged(): (saved?: unknown, error?: unknown) => void {
  const queries = useQueryClient()
  return (_, error) => {
    if (error instanceof SessionEnded) return
    for (const key of [RATES, RATE_CHANGES, '/api/lodges'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
}

/** Shows the rates at once and reverts them when the server refuses. */
export function useSaveRates(lodges: readonly NamedLodge[]) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const changed = useRatesChanged()
  const undo = useUndoRates()
  return useMutation({
    // One after the other, because the next change's `seen` builds on this one.
    scope: { id: 'rates' },
    mutationFn: (body: RatesBody) => call('PUT /api/admin/rates', { body }),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: [RATES] })
      const before: [QueryKey, Calendar | undefined][] = queries.getQueriesData({ queryKey: [RATES] })
      queries.setQueriesData({ queryKey: [RATES] }, (calendar: Calendar | undefined) =>
        withChange(calendar, body, lodges),
      )
      return before
    },
    onSuccess: ({ changed: nights, changes }) => {
      const hasChanged = changes.filter((change) => change.changed > 0)
      toast(
        nights === 0
          ? { title: 'Nothing Changed', description: 'These nights have these rates already.' }
          : {
              title: 'Rates Saved',
              description: savedInWords(nights, hasChanged, lodges),
              action: {
                label: 'Undo',
                hint: 'Undo: put back the rates that stood before',
                run: () => undo.mutate(hasChanged.map(({ changeId }) => changeId)),
              },
            },
      )
    },
    onError: (error, _, before) => {
      for (const [key, calendar] of before ?? []) queries.setQueryData(key, calendar)
      toastFailure(error, 'Rates Not Saved', toReason(error))
    },
    onSettled: changed,
  })
}

const MAX_NAMED_LODGES = 3

/** '6 nights changed: 4 at XRP Lodge, 2 at Doge Lodge.' */
function savedInWords(
  nights: number,
  changes: readonly { lodgeSlug: string; changed: number }[],
  lodges: readonly NamedLodge[],
): string {
  const lodgeName = (slug: string) => lodges.find((lodge) => lodge.slug === slug)?.name ?? slug
  const [only] = changes
  if (only && changes.length === 1)
    return `${pluralize(nights, 'night')} changed at ${lodgeName(only.lodgeSlug)}.`
  if (changes.length > MAX_NAMED_LODGES)
    return `${pluralize(nights, 'night')} changed at ${changes.length} lodges.`
  const parts = changes.map(({ lodgeSlug, changed }) => `${changed} at ${lodgeName(lodgeSlug)}`)
  return `${pluralize(nights, 'night')} changed: ${parts.join(', ')}.`
}

/** '1 night is as it was before.' */
export const undoneInWords = (nights: number): string =>
  `${pluralize(nights, 'night')} ${nights === 1 ? 'is as it was' : 'are as they were'} before.`

export function useUndoRates() {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (changeIds: number[]) => call('POST /api/admin/rates/undo', { body: { changeIds } }),
    onSuccess: ({ changed }) => toast({ title: 'Change Undone', description: undoneInWords(changed) }),
    onError: (error) => toastFailure(error, 'Not Undone', toReason(error)),
    onSettled: useRatesChanged(),
  })
}
