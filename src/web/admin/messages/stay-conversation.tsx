import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { MAX_STAY_MESSAGE_CHARACTERS } from '#contract/messages/message-limits.ts'
import type { StayMessage } from '#contract/messages/messages.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useOutgoing } from '#web/platform/live/outgoing.ts'
import { Conversation, type ShownMessage } from '#web/platform/ui/conversation.tsx'
import { addToDraft } from '#web/platform/ui/forms/message-field.tsx'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { ErrorMessage } from '../kit/panel.tsx'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { HideButton } from './hide-button.tsx'
import { ReplyChoice } from './reply-choice.tsx'
import { useMarkRead } from './use-inbox.ts'

type StayConversationProps = Pick<InboxEntry, 'title'> & {
  bookingId: number
  reference: string
  /** Emails with negative ids, sorted among the messages by time. */
  emails?: readonly ShownMessage[]
}

export function StayConversation({ bookingId, reference, title, emails = [] }: StayConversationProps) {
  const { messages, sending, hide } = useThread(bookingId)
  const markRead = useMarkRead()
  const { data, error, refetch } = messages
  const id = `stay ${reference}`
  const [draftVersion, setDraftVersion] = useState(0)
  const fill = (text: string) => {
    addToDraft(id, text)
    setDraftVersion(draftVersion + 1)
  }
  return (
    <>
      <ReplyChoice bookingId={bookingId} onFill={fill} />
      <Conversation
        id={id}
        draftVersion={draftVersion}
        className="flex min-h-0 flex-1 flex-col"
        messages={data && byTime([...data.map((message) => shown(message, title)), ...emails])}
        failed={
          error &&
          !data && <ErrorMessage message="Failed to load the messages" onRetry={() => void refetch()} />
        }
        empty="No messages yet. The guest reads yours on the page of the stay and gets an email about it."
        outgoing={sending.outgoing}
        maxCharacters={MAX_STAY_MESSAGE_CHARACTERS}
        onWrite={sending.write}
        onSendAgain={sending.sendAgain}
        onDiscard={sending.discard}
        onSeen={() => {
          const upTo = data?.at(-1)?.id
          if (upTo && data.some(({ isUnread }) => isUnread)) markRead({ kind: 'stay', reference, upTo })
        }}
        focusesField
        renderActions={({ id: message }) => message > 0 && <HideButton onHide={() => hide(message)} />}
      />
    </>
  )
}

const shown = (message: StayMessage, guestName: string): ShownMessage => ({
  ...message,
  isOwn: message.from === 'owner',
  sender: message.from === 'owner' ? 'You' : guestName,
})

const byTime = (messages: ShownMessage[]): ShownMessage[] => messages.sort((a, b) => a.at.localeCompare(b.at))

function useThread(bookingId: number) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const params = { id: bookingId }
  const queryKey = [INBOX_KEY, 'stay', bookingId]
  const messages = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: () => call('GET /api/admin/bookings/{id}/thread', { params, query: {} }),
  })
  const sending = useOutgoing(`stay of staff ${bookingId}`, async (text, idempotencyKey) => {
    const sent = await call('POST /api/admin/bookings/{id}/thread', {
      params,
      body: { text },
      idempotencyKey,
    })
    await storeAnswer<StayMessage[]>(queries, { queryKey }, (known = []) =>
      known.some(({ id }) => id === sent.id) ? known : [...known, sent],
    )
  })
  const hide = useMutation({
    mutationFn: (messageId: number) =>
      call('DELETE /api/admin/bookings/{id}/thread/{messageId}', { params: { ...params, messageId } }),
    onError: (error) => toastFailure(error, 'Update Failed', 'Failed to hide the message.'),
    onSettled: () => queries.invalidateQueries({ queryKey: [INBOX_KEY] }),
  })
  return { messages, sending, hide: hide.mutate }
}
