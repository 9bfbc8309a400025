import { useState } from 'react'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { noOverride, rateFingerprint } from '#contract/rates/rate-overrides.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { SessionEnded } from '../kit/use-admin-call.ts'
import { toMonth } from './months.ts'
import { ALL_WEEKDAYS } from './night-choice.tsx'
import { type DraftValues, emptyDraft, type RateDraft } from './rate-draft.ts'
import { nightsIn, type Selection, toRange } from './selection.ts'
import { useCalendarNights } from './use-calendar-nights.ts'
import type { RatesAddress } from './use-rates-address.ts'
import { type RatesBody, toReason, useSaveRates, valuesAt } from './use-save-rates.ts'

const MAX_NAMED_LODGES = 3

/** Null without a failure, and when only the session ended, which has its own toast. */
function saveFailure(
  error: unknown,
  sent: RatesBody | undefined,
  nights: number,
  lodges: readonly { slug: string; name: string }[],
): string | null {
  if (!error || !sent || error instanceof SessionEnded) return null
  const listNames = (slugs: readonly unknown[]) =>
    slugs.length > MAX_NAMED_LODGES
      ? `${slugs.length} lodges`
      : slugs.map((slug) => lodges.find((lodge) => lodge.slug === slug)?.name ?? slug).join(', ')
  const stale = error instanceof ApiError && error.status === 409 ? error.problem?.lodges : null
  return Array.isArray(stale)
    ? `Not saved: somebody else changed these rates at ${listNames(stale)} meanwhile. The calendar shows theirs now; save again to replace them.`
    : `Not saved: ${pluralize(nights, 'night')} at ${listNames(sent.lodges)}. ${toReason(error)}`
}

const NONE: readonly string[] = []

type RateEdit = {
  /** The lodges shown, or all of them in the twelve months of one. */
  lodges: readonly OwnersLodge[]
  address: RatesAddress
  go: (change: Partial<RatesAddress>) => void
  today: string
  onSaved: () => void
}

export function useRateEdit({ lodges, address, go, today, onSaved }: RateEdit) {
  const isYear = address.view === 'year'
  const [stored, setSelection] = useState<Selection | null>(null)
  const selection = stored && isYear ? atLodge(stored, address.lodge) : stored
  const [weekdays, setWeekdays] = useState<readonly number[]>(ALL_WEEKDAYS)
  const [draft, setDraft] = useState<RateDraft>(emptyDraft)
  const [isFormOpen, setFormOpen] = useState(false)
  const [formKey, setFormKey] = useState(0)
  const calendar = useCalendarNights(address, lodges, selection?.lodges ?? NONE)
  const nights = selection ? nightsIn(selection, weekdays, today) : []
  const reset = () => {
    setSelection(null)
    setDraft(emptyDraft)
    setWeekdays(ALL_WEEKDAYS)
    setFormOpen(false)
    setFormKey((key) => key + 1)
  }
  const save = useSaveRates(lodges)
  /** Edits during a save are kept and no longer wait for its response. */
  const edit =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      if (save.isPending) save.reset()
      set(value)
    }
  const select = (next: Selection | null) => {
    save.reset()
    if (next) setSelection(next)
    else reset()
  }
  const chooseDates = (first: string, last: string) => {
    const slug = selection?.anchor.slug ?? address.lodge
    const chosen = selection?.lodges ?? [slug]
    select({ anchor: { slug, date: first }, head: { slug, date: last }, lodges: chosen })
    if (!isIn(calendar.shown, first)) go({ month: toMonth(first) })
  }
  const send = (values: DraftValues) => {
    const range = selection && toRange(selection, today)
    if (!range) return
    const chosen = lodges.filter(({ slug }) => selection.lodges.includes(slug))
    const seen = chosen.flatMap((lodge): [string, string][] => {
      const known = calendar.overrides?.get(lodge.slug)
      if (!known || !nights.every((date) => isIn(calendar.known, date))) return []
      const rates = nights.map((date) => known.get(date) ?? noOverride(date))
      return [[lodge.slug, rateFingerprint(rates, valuesAt(lodge, values))]]
    })
    const body = {
      ...range,
      ...values,
      ...(weekdays.length < ALL_WEEKDAYS.length && { weekdays: [...weekdays] }),
      lodges: chosen.map(({ slug }) => slug),
      seen: Object.fromEntries(seen),
    }
    const onSuccess = () => {
      reset()
      onSaved()
    }
    save.mutate(body, { onSuccess })
  }
  return {
    read: calendar.read,
    nights: calendar.nights,
    hasNoOccupancy: calendar.hasFailed,
    isShown: (date: string) => isIn(calendar.shown, date),
    selection,
    select,
    chosen: new Set(nights),
    isFormOpen,
    setFormOpen,
    formKey,
    form: {
      selection,
      nights,
      weekdays,
      draft,
      overrides: calendar.overrides,
      isKnown: (date: string) => isIn(calendar.known, date),
      // Changes by another owner are detected only against complete data.
      isSaving: save.isPending || !calendar.isComplete,
      failure: saveFailure(save.error, save.variables, nights.length, lodges),
      onDates: chooseDates,
      onLodges: edit((slugs: string[]) => selection && setSelection({ ...selection, lodges: slugs })),
      onWeekdays: edit((days: number[]) => setWeekdays(days)),
      onDraft: edit(setDraft),
      onSave: send,
      onClear: () => select(null),
    },
  }
}

const isIn = ({ from, to }: { from: string; to: string }, date: string) => from <= date && date < to

/** The twelve months of a lodge always include that lodge. */
function atLodge(selection: Selection, slug: string): Selection {
  if (selection.anchor.slug === slug && selection.lodges.includes(slug)) return selection
  const { anchor, head, lodges } = selection
  const others = lodges.filter((other) => other !== anchor.slug && other !== slug)
  return {
    ...selection,
    anchor: { ...anchor, slug },
    head: { ...head, slug },
    lodges: lodges.includes(slug) ? lodges : [slug, ...others],
  }
}
