import type { ChatMessage } from '#contract/chat/chat.ts'

export type MessageGroup = { sender: string; userType: ChatMessage['userType']; messages: ChatMessage[] }
export type MessageDay = { day: string; groups: MessageGroup[] }

const MAX_GAP_MS = 300_000

/** The calendar day in the reader's time zone, `YYYY-MM-DD`. */
export function localDay(instant: string | number): string {
  const date = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function groupMessages(messages: readonly ChatMessage[]): MessageDay[] {
  const days: MessageDay[] = []
  for (const message of messages) {
    const day = localDay(message.timestamp)
    if (days.at(-1)?.day !== day) days.push({ day, groups: [] })
    const groups = days.at(-1)?.groups ?? []
    const last = groups.at(-1)
    if (last && continues(last, message)) last.messages.push(message)
    else groups.push({ sender: message.userName, userType: message.userType, messages: [message] })
  }
  return days
}

function continues(group: MessageGroup, message: ChatMessage): boolean {
  const previous = group.messages.at(-1)
  return (
    previous !== undefined &&
    group.sender === message.userName &&
    group.userType === message.userType &&
    Date.parse(message.timestamp) - Date.parse(previous.timestamp) < MAX_GAP_MS
  )
}
