import { useQuery } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import type { DueStay } from '#contract/reports/due.ts'
import type { AdminReview } from '#contract/reviews/reviews.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { useToday } from '../cleaning/use-day.ts'
import { useProblems } from '../kit/problems-banner.tsx'
import { optionalRead } from '../kit/use-admin-call.ts'
import { useLaunchChecklist } from './launch-checklist.tsx'
import { useOverview } from './use-dashboard.ts'

/** A review with fewer stars needs an answer. */
const GOOD_STARS = 3

/** Null where the server has no ledger. */
function useDue() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/due'],
    staleTime: 0,
    queryFn: (): Promise<DueStay[] | null> => call('GET /api/admin/due', optionalRead()),
  })
}

/** Null where the server has no inbox. */
function useUnansweredMessages() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/inbox', 'optional'],
    staleTime: 0,
    queryFn: (): Promise<InboxEntry[] | null> => call('GET /api/admin/inbox', optionalRead()),
    select: (entries) => entries?.filter(isUnanswered) ?? null,
  })
}

/** Reading a room counts as answering it, because its guests also write to each other. */
const isUnanswered = ({ kind, unread, lastFrom }: InboxEntry): boolean =>
  unread > 0 || (kind !== 'room' && lastFrom === 'guest')

/** Null where the server has no reviews. */
function useLowReviews() {
  const call = useCall()
  return useQuery({
    queryKey: ['/api/admin/reviews', 'low'],
    staleTime: 0,
    queryFn: (): Promise<AdminReview[] | null> =>
      call('GET /api/admin/reviews', { query: { show: 'unanswered', limit: 100 }, ...optionalRead() }),
    select: (reviews) => reviews?.filter(({ stars }) => stars < GOOD_STARS) ?? null,
  })
}

/** `isReady` once each part has loaded or failed, so that none appears late and pushes the others. */
export function useTodayData() {
  const data = {
    overview: useOverview(),
    day: useToday(),
    messages: useUnansweredMessages(),
    due: useDue(),
    reviews: useLowReviews(),
  }
  const others = [useProblems(), useLaunchChecklist()]
  const isReady = [...Object.values(data), ...others].every(({ isPending }) => !isPending)
  return { ...data, isReady }
}

export type Today = ReturnType<typeof useTodayData>
