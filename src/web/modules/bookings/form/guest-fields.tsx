import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { pluralize } from '#contract/platform/pluralize.ts'
import { SelectField, TextArea, TextField } from '#web/platform/ui/forms/field.tsx'
import { PartyPicker, type PickedParty, withGuests } from '#web/platform/ui/forms/party-picker.tsx'
import { RESERVATION_FIELDS } from '../stay/section-ids.ts'
import type { BookingFields } from './booking-fields.ts'

type GuestFieldsProps = {
  register: UseFormRegister<BookingFields>
  errors: FieldErrors<BookingFields>
  party: PickedParty
  maxGuests: number
  onParty: (party: PickedParty) => void
}

/** A number too large for a newly chosen lodge stays selectable and shows an error. */
function guestCounts(guests: number, maxGuests: number): number[] {
  const counts = Array.from({ length: maxGuests }, (_, index) => index + 1)
  return guests > maxGuests ? [...counts, guests] : counts
}

type DateFieldsProps = Pick<GuestFieldsProps, 'register' | 'errors'> & {
  onStay: () => void
}

export function DateFields({ register, errors, onStay }: DateFieldsProps) {
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <TextField
        label="Check-in"
        type="date"
        {...register('checkIn', { onChange: onStay })}
        error={errors.checkIn?.message}
      />
      <TextField
        label="Check-out"
        type="date"
        {...register('checkOut', { onChange: onStay })}
        error={errors.checkOut?.message}
      />
    </div>
  )
}

export function GuestFields({ register, errors, party, maxGuests, onParty }: GuestFieldsProps) {
  const { guests } = party
  return (
    <>
      <div id={RESERVATION_FIELDS} className="grid scroll-mt-24 gap-4 @md:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...register('name')} error={errors.name?.message} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register('email')}
          error={errors.email?.message}
        />
        <div>
          <SelectField
            label="Guests"
            {...register('guests', {
              valueAsNumber: true,
              onChange: ({ target }: { target: HTMLSelectElement }) =>
                onParty(withGuests(party, Number(target.value))),
            })}
            value={guests}
            error={errors.guests?.message}
          >
            {guestCounts(guests, maxGuests).map((count) => (
              <option key={count} value={count}>
                {pluralize(count, 'Guest')}
              </option>
            ))}
          </SelectField>
          <PartyPicker
            party={party}
            onChange={onParty}
            error={(errors.children ?? errors.infants ?? errors.dogs)?.message}
          />
        </div>
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
