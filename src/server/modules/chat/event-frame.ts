import type { SocketEvent } from '#contract/chat/chat.ts'

/** The frame of an event, built once for any number of sockets. */
export function eventFrame(event: SocketEvent): string {
  return JSON.stringify(event)
}
