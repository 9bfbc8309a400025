import clsx from 'clsx'
import { useState } from 'react'
import type { Charges } from '#contract/charges/charges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { getWeekday } from '#contract/platform/date-lists.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { noOverride, priceAtPercent } from '#contract/rates/rate-overrides.ts'
import { type RateOverride, rateByDate, type Tariff } from '#contract/rates/tariff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { LodgeChoice, NightDates, WeekdayChoice } from './night-choice.tsx'
import { type DraftValues, isEmptyDraft, parseRateDraft, type RateDraft } from './rate-draft.ts'
import { RateFields } from './rate-fields.tsx'
import type { Selection } from './selection.ts'
import { TypicalStay } from './typical-stay.tsx'
import { type Overrides, useCharges } from './use-rates.ts'
import { valuesAt } from './use-save-rates.ts'

type RateFormProps = {
  /** Beside the calendar it scrolls by itself. */
  isPanel: boolean
  lodges: readonly OwnersLodge[]
  /** Null while all lodges are shown. */
  shown: string | null
  selection: Selection | null
  /** Sorted; without the excluded weekdays. */
  nights: readonly string[]
  weekdays: readonly number[]
  draft: RateDraft
  overrides: Overrides | undefined
  isKnown: (date: string) => boolean
  isSaving: boolean
  /** The reason why the last save failed. */
  failure: string | null
  onDates: (first: string, last: string) => void
  onLodges: (slugs: string[]) => void
  onWeekdays: (weekdays: number[]) => void
  onDraft: (draft: RateDraft) => void
  onSave: (values: DraftValues) => void
  onClear: () => void
}

export function RateForm(props: RateFormProps) {
  const { isPanel, lodges, selection, nights, weekdays, draft, overrides, onDraft } = props
  const [isTried, setTried] = useState(false)
  const chosen = lodges.filter(({ slug }) => selection?.lodges.includes(slug))
  const { values, errors } = parseRateDraft(draft)
  const percent = values?.priceChangePercent
  const canSave = nights.length > 0 && chosen.length > 0 && !isEmptyDraft(draft) && !props.isSaving
  return (
    <form
      aria-label="Rates of the chosen nights"
      noValidate
      className={clsx('flex flex-col', isPanel && 'max-h-[calc(100dvh-9rem)]')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (values && canSave) props.onSave(values)
      }}
    >
      <div className={clsx('grid gap-4', isPanel && 'min-h-0 overflow-y-auto p-5')}>
        <p role="status" className="text-sm text-muted">
          {chosenInWords(nights.length, chosen)}
        </p>
        <NightDates selection={selection} onDates={props.onDates} />
        {selection && (
          <>
            <WeekdayChoice chosen={weekdays} onChange={props.onWeekdays} />
            <LodgeChoice
              shown={props.shown}
              lodges={lodges}
              chosen={selection.lodges}
              onChange={props.onLodges}
            />
            <RateFields
              draft={draft}
              onChange={onDraft}
              errorAt={(field) => (isTried || field !== 'price' ? errors?.get(field) : undefined)}
              rates={ratesOn(chosen, overrides, nights)}
              basePrices={chosen.map(({ price }) => price)}
              percentPrices={
                percent === undefined ? [] : chosen.map(({ price }) => priceAtPercent(price, percent))
              }
            />
            <Example {...props} lodges={chosen} values={values} />
            {props.failure && (
              <p
                role="alert"
                className="rounded-control border border-danger/40 bg-danger-ground p-3 text-sm"
              >
                {props.failure}
              </p>
            )}
          </>
        )}
      </div>
      {selection && (
        <div className={clsx('flex gap-3', isPanel ? 'border-t border-line px-5 py-3.5' : 'pt-4')}>
          <Button type="submit" variant="primary" className="flex-1" disabled={!canSave}>
            {props.isSaving ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button onClick={props.onClear}>Clear</Button>
        </div>
      )}
    </form>
  )
}

const overrideAt = (overrides: Overrides | undefined, slug: string, date: string): RateOverride =>
  overrides?.get(slug)?.get(date) ?? noOverride(date)

const ratesOn = (
  lodges: readonly OwnersLodge[],
  overrides: Overrides | undefined,
  nights: readonly string[],
) =>
  lodges.flatMap(({ slug, price }) =>
    nights.map((date) => rateByDate(price, [overrideAt(overrides, slug, date)])(date)),
  )

function chosenInWords(nights: number, lodges: readonly OwnersLodge[]): string {
  const [only] = lodges
  if (!only) return 'Choose nights in the calendar, or type their dates.'
  if (nights === 0) return 'No nights are chosen: they have passed, or are on other weekdays.'
  return `${pluralize(nights, 'night')} at ${lodges.length === 1 ? only.name : `${lodges.length} lodges`}`
}

type ExampleProps = Pick<RateFormProps, 'lodges' | 'nights' | 'weekdays' | 'overrides' | 'isKnown'> & {
  values: DraftValues | null
}

const noCharges: Charges = { fees: [], taxes: [] }

function Example({ lodges, nights, weekdays, overrides, isKnown, values }: ExampleProps) {
  const [slug, setSlug] = useState('')
  const lodge = lodges.find((one) => one.slug === slug) ?? lodges[0]
  const charges = useCharges(lodge?.slug ?? '')
  if (!lodge) return null
  if (charges.isPending) return <div className="placeholder h-56 rounded-control" />
  const changed = new Set(nights.filter((date) => weekdays.includes(getWeekday(date))))
  const tariffWith = (set: object): Tariff => ({
    ...(charges.data ?? noCharges),
    rateOn: (date) => {
      const override = overrideAt(overrides, lodge.slug, date)
      return rateByDate(lodge.price, [changed.has(date) ? { ...override, ...set } : override])(date)
    },
  })
  return (
    <>
      {charges.isError && (
        <p className="text-sm text-ember">Fees and taxes could not be loaded: the price is without them.</p>
      )}
      <TypicalStay
        lodge={lodge}
        lodges={lodges}
        onLodge={setSlug}
        nights={nights}
        before={tariffWith({})}
        after={values && tariffWith(valuesAt(lodge, values))}
        isKnown={isKnown}
      />
    </>
  )
}
