import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import { HISTORY_FRESH_MS, HISTORY_PAGE } from '#contract/chat-limits.ts'
import { useCall } from '../api/use-call.ts'
import { logQuietly } from '../live/log-quietly.ts'

type History = {
  isOpen: boolean
  offset: number
  messages: readonly ChatMessage[]
  hasMore: boolean
  status: 'loading' | 'ready' | 'failed'
}

const closed: History = { isOpen: false, offset: 0, messages: [], hasMore: false, status: 'ready' }

/** Pages of the history. Opening loads the first 50; 'Load More' appends 50. */
export function useHistory(slug: string) {
  const call = useCall()
  const queries = useQueryClient()
  const [history, setHistory] = useState(closed)
  const opening = useRef(0)

  const load = async (offset: number, before: readonly ChatMessage[]) => {
    const mine = opening.current
    const opened = { isOpen: true, offset, messages: before }
    setHistory(({ hasMore }) => ({ ...opened, hasMore, status: 'loading' }))
    const query = { limit: HISTORY_PAGE, offset }
    try {
      const page = await queries.fetchQuery({
        queryKey: ['/api/chat', slug, 'history', query],
        queryFn: () => call('GET /api/chat/{slug}/history', { params: { slug }, query }),
        staleTime: HISTORY_FRESH_MS,
      })
      if (mine !== opening.current) return
      const messages = appended(before, page.messages)
      setHistory({ ...opened, messages, hasMore: page.hasMore, status: 'ready' })
    } catch (error) {
      logQuietly('the history could not be read', error)
      if (mine === opening.current) setHistory({ ...opened, hasMore: false, status: 'failed' })
    }
  }

  return {
    history,
    toggle: () => {
      opening.current += 1
      if (history.isOpen) setHistory(closed)
      else void load(0, [])
    },
    loadMore: () => {
      if (history.status === 'ready') void load(history.offset + HISTORY_PAGE, history.messages)
    },
    tryAgain: () => void load(history.offset, history.messages),
  }
}

/** New messages shift the pages, so the next page may repeat messages. */
function appended(before: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...page.filter(({ id }) => !known.has(id))]
}
