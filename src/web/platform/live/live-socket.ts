import { SocketConnection } from './socket-connection.ts'

type LiveParts<Event> = {
  /** Path and query of the socket. */
  path: string
  /** The first frame of each connection, if any. */
  firstFrame?: () => object | null
  onEvent: (event: Event) => void
  /** Called when a connection ends; false ends the attempts to reconnect. */
  mayReconnect?: (code: number) => boolean
}

/** Opens a socket that announces changes, and reconnects it until the returned function is called. */
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
