import { useQuery } from '@tanstack/react-query'
import { totalsOf } from '#contract/payments/payment-totals.ts'
import {
  DEFAULT_PAYMENTS,
  type Payment,
  type PaymentStatus,
  type PaymentTotals,
  type paymentEndpoints,
} from '#contract/payments/payments.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import type { Call } from '#web/platform/api/call.ts'
import { completePayment } from '#web/platform/api/complete-payment.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'

export const PAYMENTS_KEY = ['/api/admin/payments']

export const PAYMENTS_A_PAGE = 50

/** `untried` adds the payments that were only opened. */
export type PaymentSearch = { status: PaymentStatus | 'all'; untried: boolean; page: number }

const readPayments = async (call: Call, query: RequestOf<typeof paymentEndpoints.listPayments>['query']) =>
  (await call('GET /api/admin/payments', { query })).map(completePayment)

/** The newest payments and the totals of all; `hasOlder` when the server may hold more. */
type NewestPayments = { payments: Payment[]; totals: PaymentTotals; hasOlder: boolean }

/** Reads the newest payments; their own totals stand in where the server gives none. */
async function readNewest(call: Call): Promise<NewestPayments> {
  const payments = await readPayments(call, {})
  const hasOlder = payments.length === DEFAULT_PAYMENTS
  const totals = hasOlder ? await readTotals(call) : null
  return { payments, totals: totals ?? totalsOf(payments), hasOlder }
}

const readTotals = (call: Call): Promise<PaymentTotals | null> =>
  call('GET /api/admin/payments/totals', optionalRead())

export function useNewestPayments() {
  const call = useAdminCall()
  return useQuery({ queryKey: PAYMENTS_KEY, staleTime: 0, queryFn: () => readNewest(call) })
}

/** One page of payments, newest first. The newest payments serve it while they are all there are. */
export function usePaymentPage({ status, untried, page }: PaymentSearch) {
  const call = useAdminCall()
  const newest = useNewestPayments()
  const offset = page * PAYMENTS_A_PAGE
  const isFirst = status === 'all' && page === 0
  const isLoaded = !untried && (isFirst || !newest.data?.hasOlder)
  const fromServer = useQuery({
    queryKey: [...PAYMENTS_KEY, { status, untried, page }],
    staleTime: 0,
    placeholderData: (before) => before ?? newest.data?.payments,
    enabled: newest.data !== undefined && !isLoaded,
    queryFn: () =>
      readPayments(call, {
        ...(status === 'all' ? {} : { status }),
        ...(untried ? { untried: 'true' as const } : {}),
        limit: PAYMENTS_A_PAGE + 1,
        offset,
      }),
  })
  // The server's page waits for the newest payments, and so for their retry.
  const { error, refetch } = isLoaded || !newest.data ? newest : fromServer
  const rows = isLoaded ? newest.data?.payments : fromServer.data
  const matching = rows?.filter((payment) => status === 'all' || payment.status === status)
  return { data: matching && pageOf(isLoaded ? matching.slice(offset) : matching), error, refetch }
}

/** A page of rows; the row beyond the page shows that there is a next one. */
const pageOf = (rows: readonly Payment[]) => ({
  payments: rows.slice(0, PAYMENTS_A_PAGE),
  hasMore: rows.length > PAYMENTS_A_PAGE,
})
