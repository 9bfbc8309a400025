import { useState } from 'react'
import type { BookingRecord } from '#contract/bookings/staff-bookings.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea } from '#web/platform/ui/forms/field.tsx'
import { SavedByOthers } from '../kit/editing/saved-by-others.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'
import { useShowNote, useStaffNote } from './use-booking-changes.ts'

export function StaffNote({ booking: { id, note, noteForCleaning } }: { booking: BookingRecord }) {
  const saved = note ?? ''
  const [text, setText] = useState(saved)
  const [before, setBefore] = useState(saved)
  /** The saved text, until its record arrives. */
  const [sent, setSent] = useState<string | null>(null)
  const { mutate, isPending } = useStaffNote(id)
  const show = useShowNote(id)
  const isDirty = text.trim() !== saved
  const isUntouched = text.trim() === before
  // A note saved by someone else is shown, unless one is being typed.
  if (before !== saved && (isUntouched || !isDirty || saved === sent)) {
    setBefore(saved)
    setSent(null)
    if (isUntouched) setText(saved)
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(text.trim())
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
      {note && (
        <label className="flex min-h-9 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={noteForCleaning}
            disabled={show.isPending}
            onChange={({ target }) => show.mutate(target.checked)}
          />
          Show to housekeeping
        </label>
      )}
      {isDirty && before !== saved && <SavedByOthers note={saved} />}
      {isDirty && (
        <Button type="submit" className="w-fit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save note'}
        </Button>
      )}
    </form>
  )
}
