import type { SocketEvent } from '#contract/chat/chat.ts'
import { textFrame } from '#server/platform/socket/text-frame.ts'

/** The frame of an event, built once for any number of sockets. */
export function eventFrame(event: SocketEvent): Buffer {
  return textFrame(JSON.stringify(event))
}
