import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** Unsent bytes of a socket; frames are shared, so a full room costs little more than one socket. */
const MAX_UNREAD = 524_288

/** Writes built frames to a socket and closes it when it stops reading. The client can reconnect and resume. */
export class Reader {
  private readonly socket: WebSocket
  private readonly wire: Socket
  private readonly maxUnread: number

  constructor(socket: WebSocket, wire: Socket, maxUnread = MAX_UNREAD) {
    this.socket = socket
    this.wire = wire
    this.maxUnread = maxUnread
  }

  /** Writes a frame of `textFrame`. Without compression `ws` never buffers, so order is kept. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.wire.writableLength > this.maxUnread) this.socket.terminate()
    else this.wire.write(frame)
  }
}
