import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BookingChange } from '#contract/bookings/booking-changes.ts'
import type { BookingRecord, EnteredBooking } from '#contract/bookings/staff-bookings.ts'
import { ApiError } from '#web/platform/api/call.ts'
import { useAttemptKey } from '#web/platform/api/use-attempt-key.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const readDetail = (error: unknown): string =>
  (error instanceof ApiError && error.detail) ||
  'The answer of our server was lost. The list shows how the booking stands.'

/** Shows the new record at once and reloads everything that shows bookings. */
function useBookingSaved() {
  const queries = useQueryClient()
  return (record: BookingRecord | undefined, error: unknown) => {
    if (record) queries.setQueryData(['/api/admin/bookings', record.reference], record)
    if (error instanceof SessionEnded) return
    void queries.invalidateQueries({
      predicate: ({ queryKey }) =>
        /^\/api\/admin\/(bookings|overview|stays|timeline|day|entry-quote)/.test(String(queryKey[0])),
    })
  }
}

/** The form shows failures. */
export function useEnterBooking(onSaved: () => void) {
  const call = useAdminCall()
  const { keyFor, finish } = useAttemptKey()
  return useMutation({
    mutationFn: (body: EnteredBooking) =>
      call('POST /api/admin/bookings', { body, idempotencyKey: keyFor(body) }),
    onSuccess: ({ reference, guestName }) => {
      finish()
      toast({ title: 'Booking Created', description: `${guestName}, reference ${reference}` })
      onSaved()
    },
    onSettled: useBookingSaved(),
  })
}

/** Its toast offers to undo the change. The form shows failures. */
export function useChangeBooking(id: number, onSaved: () => void) {
  const call = useAdminCall()
  const undo = useUndoChange(id)
  return useMutation({
    mutationFn: (body: BookingChange) => call('PUT /api/admin/bookings/{id}', { params: { id }, body }),
    onSuccess: ({ history, canUndo, changeMadeAt }) => {
      const description = history.at(-1)?.note ?? ''
      const action = {
        label: 'Undo',
        hint: 'Undo: restore the booking',
        run: () => undo.mutate(changeMadeAt),
      }
      toast({ title: 'Booking Changed', description, ...(canUndo ? { action } : {}) })
      onSaved()
    },
    onSettled: useBookingSaved(),
  })
}

/** Undoes the change with this `changeMadeAt`; refused once there is a later one. */
export function useUndoChange(id: number) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (changeMadeAt: string | null) =>
      call('POST /api/admin/bookings/{id}/undo', {
        params: { id },
        query: changeMadeAt === null ? {} : { changeMadeAt },
      }),
    onSuccess: () => toast({ title: 'Change Undone', description: 'The booking is as it was before.' }),
    onError: (error) => toastFailure(error, 'Not Undone', readDetail(error)),
    onSettled: useBookingSaved(),
  })
}

export function useStaffNote(id: number) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (note: string) => call('PUT /api/admin/bookings/{id}', { params: { id }, body: { note } }),
    onSuccess: () => toast({ title: 'Note Saved' }),
    onError: (error) => toastFailure(error, 'Note Not Saved', readDetail(error)),
    onSettled: useBookingSaved(),
  })
}

/** Shows the note to housekeepers, or hides it. */
export function useShowNote(id: number) {
  const call = useAdminCall()
  return useMutation({
    mutationFn: (noteForCleaning: boolean) =>
      call('PUT /api/admin/bookings/{id}', { params: { id }, body: { noteForCleaning } }),
    onError: (error) => toastFailure(error, 'Note Not Saved', readDetail(error)),
    onSettled: useBookingSaved(),
  })
}

/** Null where a field shows the reason, and when only the session ended. */
export function saveFailure(error: unknown): string | null {
  if (!error || error instanceof SessionEnded) return null
  return `Not saved: ${readDetail(error)}`
}
