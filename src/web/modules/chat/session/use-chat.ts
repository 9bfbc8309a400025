import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { STATS_FRESH_MS } from '#contract/chat/chat-limits.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { ChatSession, type ChatView, type Speaker } from './chat-session.ts'

function socketAddress(slug: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/ws?lodge=${encodeURIComponent(slug)}`
}

/** Market figures and totals go into the query cache. */
export function useChat(slug: string, speaker: Speaker): { view: ChatView; session: ChatSession } {
  const call = useCall()
  const queries = useQueryClient()
  const [session] = useState(
    () =>
      new ChatSession({
        slug,
        speaker,
        call,
        open: () => new WebSocket(socketAddress(slug)),
        onMarket: (record) => queries.setQueryData(['/api/crypto', slug], record),
        onCount: (change) => {
          const queryKey = statsKey(slug)
          if (change === null) void queries.invalidateQueries({ queryKey })
          else
            queries.setQueryData<{ totalMessages: number }>(
              queryKey,
              (stats) => stats && { totalMessages: stats.totalMessages + change },
            )
        },
      }),
  )
  useEffect(() => {
    session.start()
    return () => session.stop()
  }, [session])
  return { view: useSyncExternalStore(session.subscribe, session.view, session.view), session }
}

const statsKey = (slug: string) => ['/api/chat', slug, 'stats']

export function useChatTotal(slug: string): number | undefined {
  const call = useCall()
  return useQuery({
    queryKey: statsKey(slug),
    queryFn: () => call('GET /api/chat/{slug}/stats', { params: { slug } }),
    staleTime: STATS_FRESH_MS,
    refetchInterval: STATS_FRESH_MS,
  }).data?.totalMessages
}
