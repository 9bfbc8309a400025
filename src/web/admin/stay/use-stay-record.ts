import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { useAdminToken } from '../auth/session.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'

const BOOKINGS = '/api/admin/bookings'

export function useStayRecord(reference: string) {
  const call = useAdminCall()
  const token = useAdminToken()
  const requested = reference.toUpperCase()
  return useQuery({
    queryKey: [BOOKINGS, requested],
    staleTime: 0,
    enabled: token !== null,
    queryFn: () =>
      call('GET /api/admin/bookings/by-reference/{reference}', { params: { reference: requested } }),
  })
}

export function useStayPayments(bookingId: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: ['/api/admin/payments', { bookingId }],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/payments', { query: { bookingId } }),
  })
}

export function useStayEmails(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [BOOKINGS, id, 'written-emails'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}/written-emails', { params: { id } }),
  })
}

export function useGuestLink(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [BOOKINGS, id, 'guest-link'],
    queryFn: () => call('GET /api/admin/bookings/{id}/guest-link', { params: { id } }),
  })
}

export function useGuideForStaff(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [BOOKINGS, id, 'guide'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}/guide', { params: { id } }),
  })
}

export function useArrivalForm(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: [BOOKINGS, id, 'arrival'],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}/arrival', { params: { id } }),
  })
}

function useReloadBookings() {
  const queries = useQueryClient()
  return () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/admin\/(bookings|due|outbox)/.test(String(queryKey[0])),
    })
}

export function useSendAgain(id: number) {
  const call = useAdminCall()
  const reload = useReloadBookings()
  return useMutation({
    mutationFn: (emailId: number) =>
      call('POST /api/admin/bookings/{id}/written-emails/{emailId}/send', { params: { id, emailId } }),
    onSuccess: ({ recipient }) => toast({ title: 'Sent Again', description: `On its way to ${recipient}.` }),
    onError: (error) => toastFailure(error, 'Not Sent', refusalIn(error) ?? 'Our server did not answer.'),
    onSettled: reload,
  })
}

export function useDecideExtra(id: number) {
  const call = useAdminCall()
  const reload = useReloadBookings()
  return useMutation({
    mutationFn: ({ orderId, status }: { orderId: number; status: 'confirmed' | 'declined' }) =>
      call('PUT /api/admin/bookings/{id}/extras/{orderId}', { params: { id, orderId }, body: { status } }),
    onSuccess: (_, { status }) =>
      toast({
        title: status === 'confirmed' ? 'Extra Confirmed' : 'Extra Declined',
        description:
          status === 'confirmed' ? 'It counts in the price now.' : 'The guest pays nothing for it.',
      }),
    onError: (error) => toastFailure(error, 'Not Saved', refusalIn(error) ?? 'Our server did not answer.'),
    onSettled: reload,
  })
}

export function useWriteOff(id: number, onDone: () => void) {
  const call = useAdminCall()
  const reload = useReloadBookings()
  return useMutation({
    mutationFn: (reason: string) =>
      call('POST /api/admin/bookings/{id}/write-off', { params: { id }, body: { reason } }),
    onSuccess: () => {
      toast({ title: 'Debt Written Off', description: 'Nothing is due for this stay any more.' })
      onDone()
    },
    onError: (error) =>
      toastFailure(
        error,
        'Not Written Off',
        (error instanceof ApiError && error.detail) || 'Our server did not answer.',
      ),
    onSettled: reload,
  })
}
