import { type FormEvent, useState } from 'react'
import { type Discount, quoteStay } from '#contract/bookings/quote.ts'
import { addDays } from '#contract/platform/dates.ts'
import { type Promotion, PromotionEdit } from '#contract/promotions/promotions.ts'
import { rateByDate } from '#contract/rates/tariff.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextField } from '#web/platform/ui/forms/field.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { Panel } from '../kit/panel.tsx'
import { SomeLodgesField } from '../kit/some-lodges-field.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { emptyDraft, fromDraft, type PromotionDraft, toDraft } from './promotion-draft.ts'
import { useSavePromotion } from './use-promotions.ts'

type PromotionFormProps = { promotion: Promotion | null; onClose: () => void }

export function PromotionForm({ promotion, onClose }: PromotionFormProps) {
  const [draft, setDraft] = useState(() => (promotion ? toDraft(promotion) : emptyDraft))
  const [isChanged, setChanged] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const save = useSavePromotion(promotion?.id ?? null, onClose)
  useUnsavedChanges(isChanged)
  const set = (change: Partial<PromotionDraft>) => {
    setDraft({ ...draft, ...change })
    setChanged(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = fromDraft(draft)
    const checked = PromotionEdit.safeParse(sent)
    if (checked.success) {
      setErrors({})
      save.mutate(sent)
    } else
      setErrors(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      )
  }
  const text = (name: keyof PromotionDraft, label: string, type = 'text') => (
    <TextField
      label={label}
      type={type}
      value={String(draft[name])}
      onChange={({ target }) => set({ [name]: target.value })}
      error={errors[name]}
    />
  )
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <form noValidate aria-label="Promotion" onSubmit={submit} className="grid content-start gap-4">
        {text('name', 'Name')}
        {text('code', 'Code (empty: applies by itself)')}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Discount"
            value={draft.discount}
            onChange={({ target }) => set({ discount: target.value as PromotionDraft['discount'] })}
          >
            <option value="percent">Percent of the nights</option>
            <option value="amount">Dollars off the nights</option>
          </SelectField>
          <TextField
            label={draft.discount === 'percent' ? 'Percent' : 'Dollars'}
            type="number"
            value={draft.value}
            onChange={({ target }) => set({ value: target.value })}
            error={errors.percent ?? errors.amount}
          />
        </div>
        <SomeLodgesField chosen={draft.lodges} onChange={(lodges) => set({ lodges })} error={errors.lodges} />
        <div className="grid gap-4 sm:grid-cols-2">
          {text('stayFrom', 'Check-in from', 'date')}
          {text('stayTo', 'Check-in before', 'date')}
          {text('bookFrom', 'Booked from', 'date')}
          {text('bookTo', 'Booked before', 'date')}
          {text('minNights', 'Nights at least', 'number')}
          {text('maxUses', 'Uses at most', 'number')}
          {text('minDaysAhead', 'Days ahead at least', 'number')}
          {text('maxDaysAhead', 'Days ahead at most', 'number')}
          <SelectField
            label="Coin of the lodge, 24 hours"
            value={draft.coin}
            onChange={({ target }) => set({ coin: target.value as PromotionDraft['coin'] })}
          >
            <option value="">Any change</option>
            <option value="below">At this percent or below</option>
            <option value="above">At this percent or above</option>
          </SelectField>
          {draft.coin && (
            <TextField
              label="Change in percent"
              type="number"
              step="any"
              value={draft.coinPercent}
              onChange={({ target }) => set({ coinPercent: target.value })}
              error={errors.coinChange}
            />
          )}
        </div>
        <Checkbox
          label="Only for returning guests"
          isChecked={draft.isReturningGuest}
          onChange={(isReturningGuest) => set({ isReturningGuest })}
        />
        <Checkbox label="Active" isChecked={draft.isActive} onChange={(isActive) => set({ isActive })} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
      <Preview draft={draft} />
    </div>
  )
}

type CheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

const Checkbox = ({ label, isChecked, onChange }: CheckboxProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

const NIGHTS = 3
const ARRIVAL = '2027-03-01'

function Preview({ draft }: { draft: PromotionDraft }) {
  const lodges = useLodges().data ?? []
  const { percent = null, amount = null, lodges: slugs } = fromDraft(draft)
  const lodge = lodges.find(({ slug }) => slugs?.includes(slug)) ?? lodges[0]
  const value = percent ?? amount ?? 0
  if (!lodge || !Number.isInteger(value) || value <= 0) return null
  const nights = Math.max(NIGHTS, Number(draft.minNights) || 0)
  const stay = { checkIn: ARRIVAL, checkOut: addDays(ARRIVAL, nights), guests: 2 }
  const discount: Discount = { name: draft.name || 'Promotion', percent, amount }
  const tariff = { fees: [], taxes: [], rateOn: rateByDate(lodge.price, []) }
  return (
    <Panel title="A typical stay" className="self-start">
      <p className="mb-3 text-sm text-muted">
        {nights} nights at {lodge.name}, without fees and taxes.
      </p>
      <PriceLines price={quoteStay(stay, tariff, [discount])} isOpen />
    </Panel>
  )
}
