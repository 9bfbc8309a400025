import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** Bytes that may wait for a reader; the frames themselves are shared, so a full room costs little more than one. */
const MAX_UNREAD = 524_288

/** The reading end of a socket: takes ready frames, and is dropped when it stops reading. It can come back and resume. */
export class Reader {
  private readonly socket: WebSocket
  private readonly wire: Socket
  private readonly maxUnread: number

  constructor(socket: WebSocket, wire: Socket, maxUnread = MAX_UNREAD) {
    this.socket = socket
    this.wire = wire
    this.maxUnread = maxUnread
  }

  /** Writes a frame of `textFrame`. Without compression `ws` never holds frames back, so order is kept. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.wire.writableLength > this.maxUnread) this.socket.terminate()
    else this.wire.write(frame)
  }
}
