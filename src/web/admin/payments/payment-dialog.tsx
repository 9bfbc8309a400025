import { zodResolver } from '@hookform/resolvers/zod'
import { useDeferredValue, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import type { Booking } from '#contract/bookings/bookings.ts'
import {
  PaymentMethod,
  PaymentRecord,
  PaymentStatus,
  paymentMethodLabels,
} from '#contract/payments/payments.ts'
import { decimalOfCents, formatCents } from '#contract/platform/money.ts'
import { completePrice } from '#web/platform/api/complete-price.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { useBookingChoices } from '../bookings/use-booking-list.ts'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { SideSheet } from '../kit/side-sheet.tsx'
import { statusLabel } from '../kit/status-label.ts'
import { stayDates } from '../kit/stay-dates.ts'
import { type PaymentDraft, useRecordPayment } from './use-payment-changes.ts'

const emptyDraft: PaymentDraft = {
  bookingId: '',
  amount: '',
  paymentMethod: 'credit_card',
  status: 'pending',
  notes: '',
}

type PaymentDialogProps = {
  /** Without it the form offers a choice of stays. */
  booking?: Booking
  /** The balance of the stay. */
  amountCents?: number
  onClose: () => void
}

/** Starts with the stay's balance, in cash and completed. */
export function PaymentDialog({ booking, amountCents = 0, onClose }: PaymentDialogProps) {
  const record = useRecordPayment(onClose)
  const { register, handleSubmit, formState } = useForm<PaymentDraft>({
    resolver: zodResolver(PaymentRecord),
    defaultValues: booking ? draftFor(booking, amountCents) : emptyDraft,
  })
  const { errors } = formState
  return (
    <SideSheet
      title="Record Payment"
      description="Record money you received outside the site, such as cash, a check or a transfer."
      onClose={onClose}
    >
      <form
        aria-label="Record payment"
        noValidate
        onSubmit={handleSubmit((draft) => record.mutate(draft))}
        className="grid gap-4"
      >
        <UnsavedGuard isDirty={formState.isDirty} />
        {booking ? (
          <p className="text-sm">{choiceText(booking)}</p>
        ) : (
          <BookingChoice field={register('bookingId')} error={errors.bookingId?.message} />
        )}
        <TextField
          label="Amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0"
          {...register('amount')}
          error={errors.amount?.message}
        />
        <SelectField label="Payment Method" {...register('paymentMethod')}>
          {PaymentMethod.options.map((method) => (
            <option key={method} value={method}>
              {paymentMethodLabels[method]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Status" {...register('status')}>
          {PaymentStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </SelectField>
        <TextArea label="Notes" rows={3} {...register('notes')} error={errors.notes?.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={record.isPending}>
            {record.isPending ? 'Saving...' : 'Create Payment'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideSheet>
  )
}

const draftFor = ({ id }: Booking, amountCents: number): PaymentDraft => ({
  ...emptyDraft,
  bookingId: String(id),
  amount: amountCents > 0 ? decimalOfCents(amountCents) : '',
  paymentMethod: 'cash',
  status: 'completed',
})

/** 'Ada, XRP Lodge, Dec 4–7, $540'. */
const choiceText = (booking: Booking): string =>
  [
    booking.guestName,
    booking.lodgeName ?? booking.lodgeSlug,
    stayDates(booking),
    formatCents(completePrice(booking).totalCents),
  ].join(', ')

function BookingChoice({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Booking | null>(null)
  const requested = useDeferredValue(search)
  const { data, isError, refetch } = useBookingChoices(requested)
  const found = data ?? []
  // The chosen booking stays listed; otherwise the select would show another one than the form sends.
  const isListed = chosen === null || found.some(({ id }) => id === chosen.id)
  const bookings = isListed ? found : [chosen, ...found]
  return (
    <>
      <SelectField
        label="Booking"
        {...field}
        onChange={(event) => {
          setChosen(bookings.find(({ id }) => String(id) === event.target.value) ?? null)
          return field.onChange(event)
        }}
        error={error}
      >
        <option value="">Choose...</option>
        {bookings.map((booking) => (
          <option key={booking.id} value={booking.id}>
            {choiceText(booking)}
          </option>
        ))}
      </SelectField>
      {isError && !data && (
        <ErrorMessage message="Failed to fetch the bookings" onRetry={() => void refetch()} />
      )}
      <TextField
        label="Search guests"
        type="search"
        placeholder="Narrow the list by guest, email or reference"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
    </>
  )
}
