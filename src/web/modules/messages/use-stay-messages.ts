import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StayEvent, StayMessage } from '#contract/messages/messages.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { openLive } from '#web/platform/live/live-socket.ts'
import { useOutgoing } from '#web/platform/live/outgoing.ts'

/** After a lost event, or on a network without sockets, messages are half a minute late at most. */
const LOOK_AGAIN_MS = 30_000

const liveAddress = (reference: string, key: string): string =>
  `/api/bookings/${encodeURIComponent(reference)}/live?key=${encodeURIComponent(key)}`

/** A read may have been faster than the answer. */
const withMessage = (known: StayMessage[] | undefined, added: StayMessage): StayMessage[] =>
  known?.some(({ id }) => id === added.id) ? known : [...(known ?? []), added]

/** After a reconnect the booking is read again too, because events are lost meanwhile. */
export function useStayMessages(reference: string, key: string) {
  const call = useCall()
  const queries = useQueryClient()
  const request = { params: { reference }, query: { key } }
  const queryKey = ['/api/bookings', reference, 'messages']
  const messages = useQuery({
    queryKey,
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: () => call('GET /api/bookings/{reference}/messages', request),
  })
  useEffect(() => {
    let hasClosed = false
    return openLive<StayEvent>({
      path: liveAddress(reference, key),
      onEvent: ({ type }) => {
        const queryKey = ['/api/bookings', reference]
        if (type === 'booking' || (type === 'ready' && hasClosed))
          void queries.invalidateQueries({ queryKey, exact: true })
        if (type !== 'booking' && type !== 'pong')
          void queries.invalidateQueries({ queryKey: [...queryKey, 'messages'] })
      },
      mayReconnect: () => {
        hasClosed = true
        return true
      },
    })
  }, [reference, key, queries])
  const sending = useOutgoing(`stay ${reference}`, async (text, idempotencyKey) => {
    const sent = await call('POST /api/bookings/{reference}/messages', {
      ...request,
      body: { text },
      idempotencyKey,
    })
    queries.setQueryData<StayMessage[]>(queryKey, (known) => withMessage(known, sent))
  })
  const markRead = async (upTo: number) => {
    await call('POST /api/bookings/{reference}/messages/read', { ...request, body: { upTo } })
    queries.setQueryData<StayMessage[]>(queryKey, (known) =>
      known?.map((message) => (message.id <= upTo ? { ...message, isUnread: false } : message)),
    )
  }
  return { messages, sending, markRead }
}
