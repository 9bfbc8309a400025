import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { BookingChange } from '#contract/bookings/booking-changes.ts'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { ChangedPrice } from './changed-price.tsx'
import { PriceChoiceFields } from './price-choice.tsx'
import { listChanges, type StayDraft, showErrors, toDraft } from './stay-draft.ts'
import { StayFields } from './stay-fields.tsx'
import { saveFailure, useChangeBooking } from './use-booking-changes.ts'
import { shownTotal, useChangeQuote } from './use-stay-quote.ts'

type ChangeBookingProps = { booking: BookingRecord; onClose: () => void }

/** Shows the cost before saving. */
export function ChangeBooking({ booking, onClose }: ChangeBookingProps) {
  const lodge = useLodges().data?.find(({ slug }) => slug === booking.lodgeSlug)
  if (!lodge) return <p className="text-muted">Loading lodges...</p>
  return <ChangeForm booking={booking} lodgeId={lodge.id} onClose={onClose} />
}

function ChangeForm({ booking, lodgeId, onClose }: ChangeBookingProps & { lodgeId: number }) {
  // The stay when the form opened. Fields not touched here keep what others change meanwhile.
  const [before] = useState(() => toDraft(booking, lodgeId))
  const form = useForm<StayDraft>({ defaultValues: before })
  const quoted = useChangeQuote(booking.id, form.watch(), before)
  const change = useChangeBooking(booking.id, onClose)
  const { handleSubmit, formState } = form
  const save = (draft: StayDraft) => {
    const expectedTotalCents = shownTotal(quoted)
    const parsed = BookingChange.safeParse({ ...listChanges(draft, before), expectedTotalCents })
    if (parsed.success)
      change.mutate(parsed.data, {
        onError: (error) => error instanceof ApiError && showErrors(form, error.fields),
      })
    else
      showErrors(
        form,
        parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      )
  }
  const failed = saveFailure(change.error)
  return (
    <form
      aria-label="Change booking"
      noValidate
      onSubmit={handleSubmit(save)}
      className="grid gap-4 rounded-picture border border-line bg-page/40 p-4"
    >
      <UnsavedGuard isDirty={formState.isDirty && !change.isSuccess} />
      <StayFields form={form} />
      <PriceChoiceFields form={form} />
      <ChangedPrice booking={booking} draft={form.watch()} quoted={quoted} />
      {failed && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save changes'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
