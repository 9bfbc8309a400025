import type { WebSocket } from 'ws'

const MAX_UNREAD = 524_288

/** Ends a socket that stops reading; the client can reconnect and resume. */
export class SocketSubscriber {
  private readonly socket: WebSocket
  private readonly maxUnread: number

  constructor(socket: WebSocket, maxUnread = MAX_UNREAD) {
    this.socket = socket
    this.maxUnread = maxUnread
  }

  send(frame: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > this.maxUnread) this.socket.terminate()
    else this.socket.send(frame)
  }
}
