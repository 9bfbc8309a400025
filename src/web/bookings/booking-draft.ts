import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { AT_ONCE } from '../ui/reset-at-once.ts'
import type { BookingFields } from './booking-fields.ts'

/** The form's name in storage: one for each lodge's page, one for the home page. */
export const draftName = (slug: string | undefined): string => `booking-${slug ?? 'home'}`

/** Keeps a half-filled form for this tab, so that a reload or a way back loses nothing. */
export function useBookingDraft(form: UseFormReturn<BookingFields>, name: string): void {
  const { getValues, reset, watch } = form
  useEffect(() => {
    const draft = read(name)
    if (draft) reset({ ...getValues(), ...draft }, AT_ONCE)
    const { unsubscribe } = watch((values) => saveDraft(name, values))
    return unsubscribe
  }, [name, getValues, reset, watch])
}

function read(name: string): Partial<BookingFields> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Writes a draft. Storage may be full or forbidden; a draft is a comfort, not a need. */
export function saveDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values))
  } catch {
    /* nothing is lost that was not there before */
  }
}
