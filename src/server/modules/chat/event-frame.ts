import type { SocketEvent } from '#contract/chat/chat.ts'

export function eventFrame(event: SocketEvent): string {
  return JSON.stringify(event)
}
