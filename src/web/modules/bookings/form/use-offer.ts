import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { PartyCounts } from '#contract/bookings/party.ts'
import type { Stay } from '#contract/platform/dates.ts'
import type { ListedLodge } from '#contract/search/listed-lodge.ts'
import { ApiError, refusalIn } from '#web/platform/api/call.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { onCodeChange, readCode, saveCode } from '#web/platform/ui/forms/promotion-code.ts'
import { useLodgeOffers } from '#web/platform/ui/lodge/use-lodge-offers.ts'

const QUOTE_STALE_MS = 30_000

type OfferedStay = Stay & Omit<PartyCounts, 'adults'> & { guests: number }

/** Loads the server's price only if a promotion may apply, a code is entered or extras are chosen. */
export function useOffer(
  lodge: ListedLodge | undefined,
  stay: OfferedStay | null,
  email: string,
  extras: readonly { id: number; quantity: number }[] = [],
) {
  const call = useCall()
  const code = useSyncExternalStore(onCodeChange, readCode, () => null)
  const slug = lodge?.slug ?? ''
  const words = useLodgeOffers(slug)
  const listed = extras.map(({ id, quantity }) => `${id}:${quantity}`).join(',')
  const mayApply = code !== null || listed !== '' || words.length > 0
  const { checkIn = '', checkOut = '', guests = 1, children = 0, infants = 0, dogs = 0 } = stay ?? {}
  const query = {
    ...{ checkIn, checkOut, guests, children, infants, dogs },
    ...(email.includes('@') ? { email } : {}),
    ...(code ? { code } : {}),
    ...(listed ? { extras: listed } : {}),
  }
  const read = useQuery({
    queryKey: ['/api/lodges', slug, 'quote', query],
    queryFn: () => call('GET /api/lodges/{slug}/quote', { params: { slug }, query }),
    enabled: mayApply && stay !== null && lodge !== undefined,
    staleTime: QUOTE_STALE_MS,
    retry: false,
  })
  const reply = read.data?.code ?? null
  const isRefused = reply !== null && reply.status !== 'applied' && reply.status !== 'better'
  return {
    quote: read.data ?? null,
    code,
    /** Null while the price loads. */
    reply,
    problem: code && read.isError ? refusalIn(read.error) : null,
    extrasProblem: isAboutExtras(read.error) ? refusalIn(read.error) : null,
    isLoading: read.isFetching,
    isRefused,
    /** A code that does not apply is not sent, because the price shown excludes it. */
    sent: code && !isRefused && !read.isError ? { code } : {},
    change: saveCode,
    /** Offers that need no code: '−10% while DOGE is down'. */
    words,
  }
}

const isAboutExtras = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'extras')

export type Offer = ReturnType<typeof useOffer>
