import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { AdminEvent, InboxCounts } from '#contract/messages/inbox.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useTitleCount } from '#web/platform/ui/hooks/use-title-count.ts'
import { optionalRead } from '../use-admin-call.ts'
import { useAdminEvents, useManagerToken } from './admin-events.ts'
import { alertOwner } from './alerts.ts'

export const INBOX_KEY = '/api/admin/inbox'

/** Prefixes of the query keys that an event invalidates; `ready` invalidates all of them. */
const changedBy: Record<Exclude<AdminEvent['type'], 'ready' | 'pong'>, readonly string[]> = {
  booking: [
    '/api/admin/bookings',
    '/api/admin/stays',
    '/api/admin/timeline',
    '/api/admin/overview',
    '/api/admin/day',
    '/api/admin/due',
    '/api/admin/reports/month',
    '/api/lodges/availability',
    INBOX_KEY,
  ],
  payment: [
    '/api/admin/payments',
    '/api/admin/orders',
    '/api/admin/bookings',
    '/api/admin/overview',
    '/api/admin/due',
    '/api/admin/reports/month',
  ],
  calendar: [
    '/api/admin/closures',
    '/api/admin/calendar-events',
    '/api/admin/imported-stays',
    '/api/admin/timeline',
    '/api/admin/reports/month',
    '/api/lodges/availability',
  ],
  message: [INBOX_KEY],
  chat: [INBOX_KEY],
  question: [INBOX_KEY],
  read: [INBOX_KEY],
}

function isChangedBy({ type }: AdminEvent, queryKey: QueryKey): boolean {
  if (type === 'pong') return false
  const paths = type === 'ready' ? Object.values(changedBy).flat() : changedBy[type]
  return paths.some((path) => queryKey.join('/').startsWith(path))
}

/** A lost event costs at most this delay. */
const REFETCH_MS = 60_000

/** Refreshes the page on events, shows the number of waiting items in the title, and alerts the owner when it grows. Undefined until known. */
export function useLiveAdmin(): InboxCounts | undefined {
  const queries = useQueryClient()
  const call = useCall()
  const token = useManagerToken()
  useAdminEvents((event) => {
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isChangedBy(event, queryKey) })
  })
  // Refetches the list and the open conversation too, so that everything counted can be seen.
  useEffect(() => {
    if (token === null) return
    const timer = setInterval(() => void queries.invalidateQueries({ queryKey: [INBOX_KEY] }), REFETCH_MS)
    return () => clearInterval(timer)
  }, [token, queries])
  const { data } = useQuery({
    queryKey: [INBOX_KEY, 'counts'],
    enabled: token !== null,
    queryFn: (): Promise<InboxCounts | null> => call('GET /api/admin/inbox/counts', optionalRead()),
    select: (counts) => counts ?? undefined,
  })
  useTitleCount(data ? data.unread + data.requests + data.changes : 0)
  useAlerts(data)
  return data
}

function useAlerts(counts: InboxCounts | undefined): void {
  const before = useRef<InboxCounts>(undefined)
  const compare = useEffectEvent(() => {
    const known = before.current
    before.current = counts
    if (!known || !counts) return
    if (counts.requests > known.requests) alertOwner('A new request is waiting')
    else if (counts.changes > known.changes) alertOwner('A guest asks for a change')
    else if (counts.unread > known.unread) alertOwner('You have a new message')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are what is compared
  useEffect(() => compare(), [counts])
}
