import type { SocketEvent } from '#contract/chat.ts'
import { textFrame } from '../socket/text-frame.ts'

/** What a socket is told, ready to be written to any number of them. */
export function eventFrame(event: SocketEvent): Buffer {
  return textFrame(JSON.stringify(event))
}
