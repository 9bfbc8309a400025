import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/call.ts'
import { toast } from '../ui/toast.ts'
import { SessionEnded, toastFailure, useAdminCall } from './use-admin-call.ts'

export type Decision = 'confirmed' | 'declined' | 'cancelled'

const toastTitles: Record<Decision, string> = {
  confirmed: 'Booking Confirmed',
  declined: 'Booking Declined',
  cancelled: 'Booking Cancelled',
}

/** Confirms, declines or cancels a booking; what the owner sees of bookings is read anew either way. */
export function useSetBookingStatus() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; status: Decision; keepCents?: number }) =>
      call('PUT /api/admin/bookings/{id}/status', { params: { id }, body }),
    onSuccess: ({ reference }, { status }) =>
      toast({ title: toastTitles[status], description: `Reference ${reference}` }),
    onError: (error) =>
      toastFailure(
        error,
        'Update Failed',
        error instanceof ApiError
          ? error.detail || 'Failed to update the booking.'
          : 'We could not hear the answer. The list shows how the booking stands.',
      ),
    onSettled: (_, error) => {
      if (error instanceof SessionEnded) return
      return queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/api\/admin\/(bookings|overview|stays)/.test(String(queryKey[0])),
      })
    },
  })
}
