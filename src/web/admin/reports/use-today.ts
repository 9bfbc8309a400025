import { useQuery } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import type { DueStay } from '#contract/reports/due.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { optionalRead } from '../kit/use-admin-call.ts'

/** Stays with money due or paid too much; null where the server gives none. */
export function useDue() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/due'],
    staleTime: 0,
    queryFn: (): Promise<DueStay[] | null> => call('GET /api/admin/due', optionalRead()),
  })
}

/** Conversations without an answer, the latest first; null where the server gives none. */
export function useUnansweredMessages() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/inbox', 'optional'],
    staleTime: 0,
    queryFn: (): Promise<InboxEntry[] | null> => call('GET /api/admin/inbox', optionalRead()),
    select: (entries) => entries?.filter(isUnanswered) ?? null,
  })
}

/** A room is answered once it is read: its guests also write to each other. */
const isUnanswered = ({ kind, unread, lastFrom }: InboxEntry): boolean =>
  unread > 0 || (kind !== 'room' && lastFrom === 'guest')
