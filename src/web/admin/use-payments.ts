import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '#contract/endpoint.ts'
import { totalsOf } from '#contract/payment-totals.ts'
import {
  DEFAULT_PAYMENTS,
  type Payment,
  type PaymentStatus,
  type PaymentTotals,
  type paymentEndpoints,
} from '#contract/payments.ts'
import { ApiError, type Call } from '../api/call.ts'
import { useCall } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { completePayment } from './complete-payment.ts'
import { asExtra, toastFailure, useAdminCall } from './use-admin-call.ts'

const KEY = ['/api/admin/payments']

export type PaymentDraft = RequestOf<typeof paymentEndpoints.recordPayment>['body']

export const PAYMENTS_A_PAGE = 50

/** `untried` shows also what was only opened. */
export type PaymentSearch = { status: PaymentStatus | 'all'; untried: boolean; page: number }

/** Payments as the pages use them, whatever of them the server told. */
const read = async (call: Call, query: RequestOf<typeof paymentEndpoints.listPayments>['query']) =>
  (await call('GET /api/admin/payments', { query })).map(completePayment)

/** The newest payments; `isWhole` when there are no others: then the list is not as long as the server's page. */
function useNewestPayments() {
  const call = useAdminCall()
  const { data, error, refetch } = useQuery({ queryKey: KEY, staleTime: 0, queryFn: () => read(call, {}) })
  return { data, error, refetch, isWhole: data?.length !== DEFAULT_PAYMENTS }
}

/** A page of payments and whether there is a next one, from one row more than it shows. */
const pageOf = (rows: readonly Payment[]) => ({
  payments: rows.slice(0, PAYMENTS_A_PAGE),
  hasMore: rows.length > PAYMENTS_A_PAGE,
})

/** One page of payments, newest first: cut from the newest while they are all there is, else the server's. */
export function usePaymentPage({ status, untried, page }: PaymentSearch) {
  const call = useAdminCall()
  const newest = useNewestPayments()
  const offset = page * PAYMENTS_A_PAGE
  const isFirst = status === 'all' && page === 0
  const isCut = !untried && (isFirst || newest.isWhole)
  const requestedPage = useQuery({
    queryKey: [...KEY, { status, untried, page }],
    staleTime: 0,
    // The page before stays until the next one is here, and before the first of them the newest.
    placeholderData: (before) => before ?? newest.data,
    enabled: newest.data !== undefined && !isCut,
    queryFn: () =>
      read(call, {
        ...(status === 'all' ? {} : { status }),
        ...(untried ? { untried: 'true' as const } : {}),
        limit: PAYMENTS_A_PAGE + 1,
        offset,
      }),
  })
  const { data, error, refetch } = isCut ? newest : requestedPage
  const matching = data?.filter((payment) => status === 'all' || payment.status === status)
  return { data: matching && pageOf(isCut ? matching.slice(offset) : matching), error, refetch }
}

/** Counts and sums of all payments: added up here while the newest are all there is, else by the database. */
export function usePaymentTotals() {
  const call = useCall()
  const { data: newest, isWhole } = useNewestPayments()
  const {
    data: counted,
    error,
    refetch,
  } = useQuery({
    queryKey: [...KEY, 'totals'],
    staleTime: 0,
    enabled: newest !== undefined && !isWhole,
    queryFn: (): Promise<PaymentTotals | null> => call('GET /api/admin/payments/totals', asExtra()),
  })
  const totals = newest && (isWhole || counted === null) ? totalsOf(newest) : counted
  return { totals, error, refetch }
}

const failed = (title: string, description: string) => (error: unknown) =>
  toastFailure(error, title, description)

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
    mutationFn: ({ id, amountCents }: { id: number; amountCents?: number }) =>
      call('POST /api/admin/payments/{id}/refund', { params: { id }, body: { amountCents } }),
    onSuccess: () => {
      toast({ title: 'Payment Refunded', description: 'The money is on its way back.' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) =>
      toastFailure(
        error,
        'Refund Failed',
        (error instanceof ApiError && error.detail) || 'Failed to refund the payment.',
      ),
  })
}

/** Sets any status from any other. */
export function useSetPaymentStatus() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; status: PaymentStatus; throughProvider?: boolean }) =>
      call('PUT /api/admin/payments/{id}/status', { params: { id }, body }),
    onSuccess: (changed, { status }) => {
      const isUnderWay = status === 'refunded' && changed?.status === 'completed'
      const description = isUnderWay ? 'The refund is under way.' : `The payment is now ${status}.`
      toast({ title: 'Status Updated', description })
      void queries.invalidateQueries({ queryKey: KEY })
    },
    onError: (error) =>
      toastFailure(
        error,
        'Update Failed',
        (error instanceof ApiError && error.status === 409 && error.detail) ||
          'Failed to update payment status.',
      ),
  })
}
