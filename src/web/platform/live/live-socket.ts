import { SocketConnection } from './socket-connection.ts'

type LiveParts<Event> = {
  path: string
  firstFrame?: () => object | null
  onEvent: (event: Event) => void
  mayReconnect?: (code: number) => boolean
}

/** The socket reconnects until the returned function is called. */
export function openLive<Event extends { type: string }>(parts: LiveParts<Event>): () => void {
  const connection: SocketConnection<object, Event> = new SocketConnection<object, Event>(
    () => new WebSocket(`${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}${parts.path}`),
    {
      onOpen: () => {
        const frame = parts.firstFrame?.()
        if (frame) connection.send(frame)
      },
      onClose: (code) => {
        if (parts.mayReconnect?.(code) === false) connection.stop()
      },
      onEvent: parts.onEvent,
      question: () => ({ type: 'ping' }),
    },
  )
  connection.start()
  return () => connection.stop()
}
