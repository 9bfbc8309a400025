import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Cleaning, CleaningEdit, Day } from '#contract/cleaning/day.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { adminUser } from '../auth/session.ts'
import { currentIn } from '../kit/editing/edit-conflict.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { DAY_KEY } from './use-day.ts'

const isSame = (one: Cleaning, other: Cleaning): boolean =>
  one.lodgeSlug === other.lodgeSlug && one.date === other.date

/** Stores a changed cleaning in all loaded days. */
export function useStoreCleaning(): (changed: Cleaning) => Promise<void> {
  const queries = useQueryClient()
  return (changed) => {
    const swap = (list: readonly Cleaning[]) => list.map((one) => (isSame(one, changed) ? changed : one))
    return storeAnswer<Day | null>(queries, { queryKey: [DAY_KEY] }, (day) =>
      day ? { ...day, cleaning: swap(day.cleaning), unfinished: swap(day.unfinished) } : day,
    )
  }
}

/**
 * Shows the change at once and reverts it on failure. Changes of one cleaning are sent one after the other. `onNoteSaved` receives the cleaning once its note
 * is saved.
 */
export function useChangeCleaning(cleaning: Cleaning, onNoteSaved?: (saved: Cleaning) => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const store = useStoreCleaning()
  const { lodgeSlug, date } = cleaning
  const { mutate, variables, isPending } = useMutation({
    scope: { id: `cleaning ${lodgeSlug} ${date}` },
    mutationFn: (body: CleaningEdit) =>
      call('PUT /api/admin/cleaning/{lodgeSlug}/{date}', { params: { lodgeSlug, date }, body }),
    onSuccess: (saved, { note }) => {
      if (note !== undefined) onNoteSaved?.(saved)
      return store(saved)
    },
    onError: (error) => {
      const reason = error instanceof ApiError && error.detail
      toastFailure(error, 'Not Saved', reason || 'Our server did not answer. Please try again.')
      if (currentIn(error)) void queries.invalidateQueries({ queryKey: [DAY_KEY] })
    },
  })
  return { cleaning: isPending && variables ? changed(cleaning, variables) : cleaning, change: mutate }
}

function changed(cleaning: Cleaning, { done, note }: CleaningEdit): Cleaning {
  const after = note === undefined ? cleaning : { ...cleaning, note }
  if (done === undefined) return after
  if (!done) return { ...after, doneAt: null, doneBy: null }
  const { doneAt, doneBy } = cleaning
  return {
    ...after,
    doneAt: doneAt ?? new Date().toISOString(),
    doneBy: doneBy ?? adminUser().name ?? null,
  }
}
