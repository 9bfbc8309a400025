import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { readDraft, saveDraft } from '#web/platform/ui/forms/form-draft.ts'
import { AT_ONCE } from '#web/platform/ui/forms/reset-at-once.ts'
import type { BookingFields } from './booking-fields.ts'

/** Storage key of the form: one for each lodge's page, one for home. */
export const draftName = (slug: string | undefined): string => `booking-${slug ?? 'home'}`

/** Keeps a half-filled form in this tab over a reload or a navigation. */
export function useBookingDraft(form: UseFormReturn<BookingFields>, name: string): void {
  const { getValues, reset, watch } = form
  useEffect(() => {
    const draft = readDraft<BookingFields>(name)
    if (draft) reset({ ...getValues(), ...draft }, AT_ONCE)
    const { unsubscribe } = watch((values) => saveDraft(name, values))
    return unsubscribe
  }, [name, getValues, reset, watch])
}
