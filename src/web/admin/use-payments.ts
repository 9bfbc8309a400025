import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoint.ts'
import { centsOfDecimal } from '#contract/money.ts'
import type { Payment, PaymentStatus, paymentEndpoints } from '#contract/payments.ts'
import { ApiError } from '../api/call.ts'
import { toast } from '../ui/toast.tsx'
import { useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/payments']

export type PaymentDraft = RequestOf<typeof paymentEndpoints.recordPayment>['body']

/** Payments, newest first. */
export function usePayments() {
  const call = useAdminCall()
  return useQuery({
    queryKey: KEY,
    staleTime: 0,
    queryFn: () => call('GET /api/admin/payments', { query: {} }),
  })
}

/** Counts, and the revenue of what was paid, in cents so that no rounding creeps in. */
export function summaryOf(payments: readonly Payment[]) {
  const count = (wanted: PaymentStatus) => payments.filter(({ status }) => status === wanted).length
  const paid = payments.filter(({ status }) => status === 'completed')
  const cents = paid.reduce((sum, { amount }) => sum + centsOfDecimal(amount), 0)
  return { total: payments.length, revenue: cents / 100, pending: count('pending'), failed: count('failed') }
}

const failed = (title: string, description: string) => () =>
  toast({ title, description, variant: 'destructive' })

export function useRecordPayment(onRecorded: () => void) {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PaymentDraft) => call('POST /api/admin/payments', { body }),
    onSuccess: () => {
      toast({ title: 'Payment Created', description: 'The payment has been recorded.' })
      void queries.invalidateQueries({ queryKey: KEY })
      onRecorded()
    },
    onError: failed('Creation Failed', 'Failed to create payment record.'),
  })
}

/** Gives a card payment back through its provider. */
export function useRefundPayment() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('POST /api/admin/payments/{id}/refund', { params: { id } }),
    onSuccess: () => {
      toast({ title: 'Payment Refunded', description: 'The money is on its way back.' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) =>
      toast({
        title: 'Refund Failed',
        description: (error instanceof ApiError && error.detail) || 'Failed to refund the payment.',
        variant: 'destructive',
      }),
  })
}

/** Sets any status from any other. */
export function useSetPaymentStatus() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, status }: { id: number; status: PaymentStatus }) =>
      call('PUT /api/admin/payments/{id}/status', { params: { id }, body: { status } }),
    onSuccess: (_, { status }) => {
      toast({ title: 'Status Updated', description: `The payment is now ${status}.` })
      void queries.invalidateQueries({ queryKey: KEY })
    },
    onError: failed('Update Failed', 'Failed to update payment status.'),
  })
}
