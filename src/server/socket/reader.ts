import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** Bytes that may wait for a reader; the frames themselves are shared, so a full room costs little more than one. */
const MOST_UNREAD = 524_288

/** The reading end of a socket: takes ready frames, and is dropped when it stops reading. It can come back and resume. */
export class Reader {
  private readonly socket: WebSocket
  private readonly wire: Socket
  private readonly mostUnread: number

  constructor(socket: WebSocket, wire: Socket, mostUnread = MOST_UNREAD) {
    this.socket = socket
    this.wire = wire
    this.mostUnread = mostUnread
  }

  /** Writes a frame of `textFrame`. Without compression `ws` never holds frames back, so order is kept. */
  send(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.wire.writableLength > this.mostUnread) this.socket.terminate()
    else this.wire.write(frame)
  }
}
