import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { MAX_MESSAGE_CHARACTERS } from '#contract/chat/chat-limits.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useOutgoing } from '#web/platform/live/outgoing.ts'
import { Conversation } from '#web/platform/ui/conversation.tsx'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { HideButton } from './hide-button.tsx'
import { useMarkRead } from './use-inbox.ts'

export function RoomConversation({ lodgeSlug }: { lodgeSlug: string }) {
  const { messages, sending, hide } = useRoom(lodgeSlug)
  const markRead = useMarkRead()
  const { data, error, refetch } = messages
  return (
    <Conversation
      id={`room ${lodgeSlug}`}
      className="flex min-h-0 flex-1 flex-col"
      messages={data?.map(({ id, userName, userType, message, timestamp }) => ({
        id,
        sender: userType === 'admin' ? `${userName} (owner)` : userName,
        isOwn: userType === 'admin',
        text: message,
        at: timestamp,
      }))}
      failed={
        error &&
        !data && <ErrorMessage message="Failed to load the messages" onRetry={() => void refetch()} />
      }
      empty="No messages yet."
      outgoing={sending.outgoing}
      maxCharacters={MAX_MESSAGE_CHARACTERS}
      onWrite={sending.write}
      onSendAgain={sending.sendAgain}
      onDiscard={sending.discard}
      onSeen={(upTo) => markRead({ kind: 'room', lodgeSlug, upTo })}
      focusesField
      renderActions={({ id }) => <HideButton onHide={() => hide(id)} />}
    />
  )
}

function useRoom(slug: string) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const queryKey = [INBOX_KEY, 'room', slug]
  const messages = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: () => call('GET /api/chat/{slug}', { params: { slug } }),
  })
  const sending = useOutgoing(`room of staff ${slug}`, async (message, clientId) => {
    const body = { message, clientId }
    const sent = await call('POST /api/admin/lodges/{slug}/chat', { params: { slug }, body })
    await storeAnswer<ChatMessage[]>(queries, { queryKey }, (known = []) =>
      known.some(({ id }) => id === sent.id) ? known : [...known, sent],
    )
  })
  const hide = useMutation({
    mutationFn: (id: number) =>
      call('PUT /api/admin/chat/messages/{id}', { params: { id }, body: { isActive: false } }),
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to hide the message.'),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  })
  return { messages, sending, hide: hide.mutate }
}
