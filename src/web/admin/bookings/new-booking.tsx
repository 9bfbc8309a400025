import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { EnteredBooking } from '#contract/bookings/staff-bookings.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { PriceLines } from '#web/platform/ui/lodge/price-lines.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { EntryExtras } from './entry-extras.tsx'
import { FreeLodges } from './free-lodges.tsx'
import { StayConflicts } from './stay-conflicts.tsx'
import { emptyDraft, hasStay, type StayDraft, type StayForm, showErrors, toEntry } from './stay-draft.ts'
import { DateFields, GuestCount, GuestFields, StayParty } from './stay-fields.tsx'
import { saveFailure, useEnterBooking } from './use-booking-changes.ts'
import { quoteFailure, shownTotal, useEntryQuote } from './use-stay-quote.ts'

type NewBookingProps = {
  stay?: Partial<Pick<StayDraft, 'lodgeId' | 'checkIn' | 'checkOut'>>
  onClose: () => void
}

/** For stays requested by phone, by email or in person. */
export function NewBooking({ stay = {}, onClose }: NewBookingProps) {
  return (
    <SideSheet
      title="New booking"
      description="You can enter past dates. Minimum stays and arrival days don't apply to bookings you enter."
      onClose={onClose}
    >
      <EntryForm stay={stay} onClose={onClose} />
    </SideSheet>
  )
}

function EntryForm({ stay, onClose }: Required<NewBookingProps>) {
  const form = useForm<StayDraft>({ defaultValues: { ...emptyDraft, ...stay } })
  const quoted = useEntryQuote(form.watch())
  const enter = useEnterBooking(onClose)
  /** The unanswered attempt. The same entry repeats it, even if the price has changed. */
  const sent = useRef<{ text: string; expectedTotalCents: number | undefined } | null>(null)
  const { register, handleSubmit, formState } = form
  const save = (draft: StayDraft) => {
    const entry = toEntry(draft)
    const text = JSON.stringify(entry)
    const isRepeat = sent.current?.text === text
    const expectedTotalCents = isRepeat ? sent.current?.expectedTotalCents : shownTotal(quoted)
    const parsed = EnteredBooking.safeParse({ ...entry, expectedTotalCents })
    sent.current = { text, expectedTotalCents }
    if (parsed.success)
      enter.mutate(parsed.data, {
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          if (error.status < 500) sent.current = null
          showErrors(form, error.fields)
        },
      })
    else
      showErrors(
        form,
        parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      )
  }
  const failed = saveFailure(enter.error)
  return (
    <form aria-label="New booking" noValidate onSubmit={handleSubmit(save)} className="grid gap-4">
      <UnsavedGuard isDirty={formState.isDirty && !enter.isSuccess} />
      <DateFields form={form} />
      <GuestCount form={form} />
      <StayParty form={form} />
      <FreeLodges form={form} />
      <GuestFields form={form} />
      <EntryExtras form={form} />
      <EntryTerms form={form} />
      <TextArea
        label="Note for staff"
        rows={2}
        {...register('note')}
        error={formState.errors.note?.message}
      />
      <EntryPrice draft={form.watch()} quoted={quoted} />
      {failed && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={enter.isPending}>
          {enter.isPending ? 'Saving...' : 'Save booking'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}

function EntryTerms({ form: { register, formState } }: { form: StayForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField label="Came by" {...register('source')}>
        <option value="phone">Phone</option>
        <option value="email">Email</option>
        <option value="walk_in">In person</option>
        <option value="owner">Owner's stay</option>
      </SelectField>
      <SelectField label="Status" {...register('status')}>
        <option value="confirmed">Confirmed</option>
        <option value="requested">Requested</option>
      </SelectField>
      <TextField
        label="Agreed price, $"
        inputMode="numeric"
        placeholder="At the rates"
        {...register('totalPrice', { setValueAs: (text: string) => text.trim() })}
        error={formState.errors.totalPrice?.message}
      />
    </div>
  )
}

type EntryPriceProps = { draft: StayDraft; quoted: ReturnType<typeof useEntryQuote> }

function EntryPrice({ draft, quoted: { data, error } }: EntryPriceProps) {
  if (!hasStay(draft)) return null
  const failed = quoteFailure(error)
  if (failed) return <p className="text-sm text-danger">{failed}</p>
  if (!data) return <p className="text-sm text-muted">Reading the price...</p>
  return (
    <>
      <PriceLines price={data.quote} isOpen />
      <StayConflicts conflicts={data.conflicts} />
    </>
  )
}
