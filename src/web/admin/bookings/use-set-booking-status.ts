import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { SessionEnded, toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

export type Decision = 'confirmed' | 'declined' | 'cancelled'

const toastTitles: Record<Decision, string> = {
  confirmed: 'Booking Confirmed',
  declined: 'Booking Declined',
  cancelled: 'Booking Cancelled',
}

type StatusChange = { id: number; status: Decision; keepCents?: number; force?: boolean }

const KEY = ['set-booking-status']

/** A failed change removes its booking. */
export function usePendingDecisions(): ReadonlySet<number> {
  const ids = useMutationState({
    filters: { mutationKey: KEY, status: 'pending' },
    select: ({ state }) => (state.variables as StatusChange).id,
  })
  return new Set(ids)
}

/** A booking whose nights another site has sold is confirmed from the toast. */
export function useSetBookingStatus() {
  const call = useAdminCall()
  const queries = useQueryClient()
  const change = useMutation({
    mutationKey: KEY,
    mutationFn: ({ id, ...body }: StatusChange) =>
      call('PUT /api/admin/bookings/{id}/status', { params: { id }, body }),
    onSuccess: ({ reference }, { status }) =>
      toast({ title: toastTitles[status], description: `Reference ${reference}` }),
    onError: (error, failed) => {
      if (error instanceof ApiError && error.problem && 'conflicts' in error.problem)
        toast({
          title: 'Sold Elsewhere',
          description: error.problem.detail,
          variant: 'destructive',
          action: {
            label: 'Confirm Anyway',
            hint: 'Confirm the booking although another site has sold its nights',
            run: () => change.mutate({ ...failed, force: true }),
          },
        })
      else
        toastFailure(
          error,
          'Update Failed',
          error instanceof ApiError
            ? error.detail || 'Failed to update the booking.'
            : 'The answer of our server was lost. The list shows how the booking stands.',
        )
    },
    onSettled: (_, error) => {
      if (error instanceof SessionEnded) return
      return queries.invalidateQueries({
        predicate: ({ queryKey }) =>
          /^\/api\/admin\/(bookings|overview|stays|day|due)/.test(String(queryKey[0])),
      })
    },
  })
  return change
}
