import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

/** A stay's reference, a room's lodge, or a question's id. */
export type OpenConversation = { stay?: string; room?: string; question?: number }

/** Read here because no other page needs this code. */
export const openIn = ({ stay, room, question }: Record<string, unknown>): OpenConversation => ({
  ...(typeof stay === 'string' ? { stay } : {}),
  ...(typeof room === 'string' ? { room } : {}),
  ...(Number.isInteger(Number(question)) && question !== undefined ? { question: Number(question) } : {}),
})

export function toAddress({ kind, reference, lodgeSlug, questionId }: InboxEntry): OpenConversation {
  if (kind === 'question') return { question: questionId ?? 0 }
  return kind === 'stay' ? { stay: reference ?? '' } : { room: lodgeSlug }
}

/** 'Stay at XRP Lodge', 'Question about XRP Lodge' or 'Room'. */
export const kindInWords = ({ kind, lodgeName }: InboxEntry): string =>
  kind === 'room' ? 'Room' : `${kind === 'stay' ? 'Stay at' : 'Question about'} ${lodgeName}`

/** Unique among the conversations of a list. */
export const conversationKey = ({ kind, reference, questionId, lodgeSlug }: InboxEntry): string =>
  `${kind} ${reference ?? questionId ?? lodgeSlug}`

export function isOpen(entry: InboxEntry, { stay, room, question }: OpenConversation): boolean {
  if (entry.kind === 'question') return entry.questionId === question
  return entry.kind === 'stay' ? entry.reference === stay?.toUpperCase() : entry.lodgeSlug === room
}

/** Events of the admin area reload the list. */
export function useInbox() {
  const call = useAdminCall()
  return useQuery({
    queryKey: [INBOX_KEY],
    staleTime: 0,
    queryFn: () => call('GET /api/admin/inbox'),
  })
}

type Read =
  | { kind: 'room'; lodgeSlug: string; upTo: number }
  | { kind: 'stay'; reference: string; upTo: number }
  | { kind: 'question'; questionId: number }

/** A failure leaves the conversation unread. */
export function useMarkRead() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Read) => call('POST /api/admin/inbox/read', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  }).mutate
}
