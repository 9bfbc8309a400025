import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { useAdminCall } from '../kit/use-admin-call.ts'

/** What is open: a stay by its reference or a room by its lodge. */
export type OpenConversation = { stay?: string; room?: string }

/** The open conversation in the page's address. The page reads it, so that no other page loads this. */
export const openIn = ({ stay, room }: Record<string, unknown>): OpenConversation => ({
  ...(typeof stay === 'string' ? { stay } : {}),
  ...(typeof room === 'string' ? { room } : {}),
})

export const addressOf = ({ kind, reference, lodgeSlug }: InboxEntry): OpenConversation =>
  kind === 'stay' ? { stay: reference ?? '' } : { room: lodgeSlug }

export const isOpen = (entry: InboxEntry, { stay, room }: OpenConversation): boolean =>
  entry.kind === 'stay' ? entry.reference === stay?.toUpperCase() : entry.lodgeSlug === room

/** Rooms and stays with messages; an event of the admin area reads them again. */
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

/** Marks a conversation as read up to a message. A failure leaves it unread. */
export function useMarkRead() {
  const call = useAdminCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Read) => call('POST /api/admin/inbox/read', { body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  }).mutate
}
