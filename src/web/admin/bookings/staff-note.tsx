import { useState } from 'react'
import type { BookingRecord } from '#contract/bookings.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useStaffNote } from './use-booking-changes.ts'

/** The note that only staff sees. */
export function StaffNote({ booking: { id, note } }: { booking: BookingRecord }) {
  const saved = note ?? ''
  const [text, setText] = useState(saved)
  const { mutate, isPending } = useStaffNote(id)
  const isDirty = text.trim() !== saved
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(text)
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <TextArea
        label="Note for staff"
        rows={2}
        maxLength={2000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isDirty && (
        <Button type="submit" className="w-fit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save note'}
        </Button>
      )}
    </form>
  )
}
