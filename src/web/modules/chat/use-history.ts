import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { HISTORY_FRESH_MS, HISTORY_PAGE } from '#contract/chat/chat-limits.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { logQuietly } from '#web/platform/live/log-quietly.ts'

type History = {
  offset: number
  messages: readonly ChatMessage[]
  hasMore: boolean
  status: 'loading' | 'ready' | 'failed'
}

const unread: History = { offset: 0, messages: [], hasMore: false, status: 'loading' }

/** `hidden` are the ids hidden since the room was entered. */
export function useHistory(slug: string, hidden: ReadonlySet<number>) {
  const call = useCall()
  const queries = useQueryClient()
  const [history, setHistory] = useState(unread)

  const load = async (offset: number, before: readonly ChatMessage[]) => {
    setHistory(({ hasMore }) => ({ offset, messages: before, hasMore, status: 'loading' }))
    const query = { limit: HISTORY_PAGE, offset: shownOffset(offset, before, hidden) }
    try {
      const page = await queries.fetchQuery({
        queryKey: pageKey(slug, query, before, hidden),
        queryFn: () => call('GET /api/chat/{slug}/history', { params: { slug }, query }),
        staleTime: HISTORY_FRESH_MS,
      })
      const messages = appended(before, page.messages)
      setHistory({ offset, messages, hasMore: page.hasMore, status: 'ready' })
    } catch (error) {
      logQuietly('the history could not be read', error)
      setHistory({ offset, messages: before, hasMore: false, status: 'failed' })
    }
  }
  const loadFirst = useEffectEvent(() => void load(0, []))
  useEffect(() => loadFirst(), [])

  return {
    history,
    loadMore: () => {
      if (history.status === 'ready') void load(history.offset + HISTORY_PAGE, history.messages)
    },
    tryAgain: () => void load(history.offset, history.messages),
  }
}

/**
 * Hidden and new messages shift the pages. A cached page is used only after the same messages, so that none
 * is skipped between pages of different times.
 */
export const pageKey = (
  slug: string,
  query: { limit: number; offset: number },
  before: readonly ChatMessage[],
  hidden: ReadonlySet<number>,
) => ['/api/chat', slug, 'history', query, hidden.size, before.at(-1)?.id ?? null]

/** The server counts only shown messages, so loaded ones that are hidden now do not count. */
export function shownOffset(
  offset: number,
  loaded: readonly ChatMessage[],
  hidden: ReadonlySet<number>,
): number {
  return offset - loaded.filter(({ id }) => hidden.has(id)).length
}

/** New messages shift the pages, so the next page may repeat messages. */
function appended(before: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...page.filter(({ id }) => !known.has(id))]
}
