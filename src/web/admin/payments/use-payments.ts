import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { computeTotals } from '#contract/payments/payment-totals.ts'
import {
  DEFAULT_PAYMENTS,
  type Payment,
  type PaymentMethod,
  type PaymentStatus,
  type PaymentTotals,
  type paymentEndpoints,
} from '#contract/payments/payments.ts'
import type { RequestOf } from '#contract/platform/endpoint.ts'
import type { Call } from '#web/platform/api/call.ts'
import { completePayment } from '#web/platform/api/complete-payment.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { optionalRead, useAdminCall } from '../kit/use-admin-call.ts'

export const PAYMENTS_KEY = ['/api/admin/payments']

const PAYMENTS_A_PAGE = 25

/** `untried` includes payments that were only opened. */
export type PaymentSearch = {
  status: PaymentStatus | 'all'
  method: PaymentMethod | 'all'
  search: string
  untried: boolean
  page: number
}

const toFilter = ({ status, method, search, untried }: PaymentSearch) => ({
  ...(status !== 'all' && { status }),
  ...(method !== 'all' && { method }),
  ...(search.trim() && { search: search.trim() }),
  ...(untried && { untried: 'true' as const }),
})

const readPayments = async (call: Call, query: RequestOf<typeof paymentEndpoints.listPayments>['query']) =>
  (await call('GET /api/admin/payments', { query })).map(completePayment)

/** `hasOlder`: the server may have more. */
type NewestPayments = { payments: Payment[]; totals: PaymentTotals; hasOlder: boolean }

/** The totals of the loaded payments stand in where the server gives none. */
async function readNewest(call: Call): Promise<NewestPayments> {
  const payments = await readPayments(call, {})
  const hasOlder = payments.length === DEFAULT_PAYMENTS
  const totals = hasOlder ? await readTotals(call) : null
  return { payments, totals: totals ?? computeTotals(payments), hasOlder }
}

const readTotals = (call: Call): Promise<PaymentTotals | null> =>
  call('GET /api/admin/payments/totals', optionalRead())

export function useNewestPayments() {
  const call = useAdminCall()
  return useQuery({ queryKey: PAYMENTS_KEY, staleTime: 0, queryFn: () => readNewest(call) })
}

/** Newest first. The newest payments serve the page while they are all there are. */
export function usePaymentPage(requested: PaymentSearch) {
  const call = useAdminCall()
  const read = useCall()
  const newest = useNewestPayments()
  const { status, untried, method, search, page } = requested
  const offset = page * PAYMENTS_A_PAGE
  const isSearched = untried || method !== 'all' || search.trim() !== ''
  const isFirst = status === 'all' && (page + 1) * PAYMENTS_A_PAGE < DEFAULT_PAYMENTS
  const isLoaded = !isSearched && (isFirst || !newest.data?.hasOlder)
  const filter = toFilter(requested)
  const isAsked = newest.data !== undefined && !isLoaded
  const fromServer = useQuery({
    queryKey: [...PAYMENTS_KEY, { ...filter, page }],
    staleTime: 0,
    placeholderData: (before) => before ?? newest.data?.payments,
    enabled: isAsked,
    queryFn: () => readPayments(call, { ...filter, limit: PAYMENTS_A_PAGE + 1, offset }),
  })
  const counted = useQuery({
    queryKey: [...PAYMENTS_KEY, 'count', filter],
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: isAsked,
    queryFn: (): Promise<{ total: number } | null> =>
      read('GET /api/admin/payments/count', { query: filter, ...optionalRead() }),
  })
  // The server's page waits for the newest payments, including their retry.
  const { error, refetch } = isLoaded || !newest.data ? newest : fromServer
  const rows = isLoaded ? newest.data?.payments : fromServer.data
  const matching = rows?.filter((payment) => status === 'all' || payment.status === status)
  const known = newest.data?.hasOlder ? newest.data.totals.total : matching?.length
  const total = isLoaded ? known : counted.data?.total
  return { data: matching && toPage(isLoaded ? matching.slice(offset) : matching, total), error, refetch }
}

/** The extra row shows that there is a next page. */
function toPage(all: readonly Payment[], total: number | undefined) {
  const payments = all.slice(0, PAYMENTS_A_PAGE)
  const hasMore = all.length > PAYMENTS_A_PAGE
  return { payments, hasMore, rows: { shown: payments.length, aPage: PAYMENTS_A_PAGE, total } }
}
