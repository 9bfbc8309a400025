import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingFields } from './booking-fields.ts'

/** Keeps a half-filled form for this tab, so that a reload or a way back loses nothing. */
export function useBookingDraft(form: UseFormReturn<BookingFields>, name: string): void {
  const { getValues, reset, watch } = form
  useEffect(() => {
    const kept = read(name)
    if (kept) reset({ ...getValues(), ...kept })
    const { unsubscribe } = watch((values) => write(name, values))
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

// Storage may be full or forbidden; a draft is a comfort, not a need.
function write(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(values))
  } catch {
    /* nothing is lost that was not there before */
  }
}
