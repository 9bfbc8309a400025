import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { MOST_GUESTS_PER_BOOKING } from '#contract/stay-rules.ts'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import type { BookingFields } from './booking-fields.ts'

type GuestFieldsProps = { register: UseFormRegister<BookingFields>; errors: FieldErrors<BookingFields> }

const guestCounts = Array.from({ length: MOST_GUESTS_PER_BOOKING }, (_, index) => index + 1)

/** The dates as typed text, who comes, and what they wish. */
export function GuestFields({ register, errors }: GuestFieldsProps) {
  return (
    <>
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField label="Check-in" type="date" {...register('checkIn')} error={errors.checkIn?.message} />
        <TextField label="Check-out" type="date" {...register('checkOut')} error={errors.checkOut?.message} />
        <TextField label="Name" autoComplete="name" {...register('name')} error={errors.name?.message} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={errors.email?.message}
        />
        <SelectField
          label="Guests"
          {...register('guests', { valueAsNumber: true })}
          error={errors.guests?.message}
        >
          {guestCounts.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 Guest' : `${count} Guests`}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label="Special Requests"
        rows={3}
        {...register('specialRequests')}
        error={errors.specialRequests?.message}
      />
    </>
  )
}
