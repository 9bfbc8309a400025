import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import type { BookingFields } from './booking-fields.ts'

type GuestFieldsProps = {
  register: UseFormRegister<BookingFields>
  errors: FieldErrors<BookingFields>
  guests: number
  maxGuests: number
}

/** 1 to the maximum. A larger party that was chosen for another lodge stays, and the form says that it is too large. */
function guestCounts(guests: number, maxGuests: number): number[] {
  const counts = Array.from({ length: maxGuests }, (_, index) => index + 1)
  return guests > maxGuests ? [...counts, guests] : counts
}

/** The dates as typed text, who comes, and what they wish. */
export function GuestFields({ register, errors, guests, maxGuests }: GuestFieldsProps) {
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
          value={guests}
          error={errors.guests?.message}
        >
          {guestCounts(guests, maxGuests).map((count) => (
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
