import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_QUESTION_CHARACTERS, type QuestionThread } from '#contract/messages/questions.ts'
import { storeAnswer } from '#web/platform/api/store-answer.ts'
import { useOutgoing } from '#web/platform/live/outgoing.ts'
import { Conversation } from '#web/platform/ui/conversation.tsx'
import { addToDraft } from '#web/platform/ui/forms/message-field.tsx'
import { ConfirmButton } from '../kit/confirm-button.tsx'
import { INBOX_KEY } from '../kit/live/use-live-admin.ts'
import { toastFailure, useAdminCall } from '../kit/use-admin-call.ts'
import { ReplyChoice } from './reply-choice.tsx'
import { useMarkRead } from './use-inbox.ts'

const keyFor = (id: number) => [INBOX_KEY, 'question', id]

export function useQuestion(id: number) {
  const call = useAdminCall()
  return useQuery({
    queryKey: keyFor(id),
    staleTime: 0,
    queryFn: () => call('GET /api/admin/questions/{id}', { params: { id } }),
  })
}

/** Answers go out by email. */
export function QuestionConversation({ id }: { id: number }) {
  const call = useAdminCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const { data } = useQuestion(id)
  const sending = useOutgoing(`question ${id}`, async (text, idempotencyKey) => {
    const sent = await call('POST /api/admin/questions/{id}/answers', {
      params: { id },
      body: { text },
      idempotencyKey,
    })
    await storeAnswer<QuestionThread>(queries, { queryKey: keyFor(id) }, () => sent)
  })
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/admin/questions/{id}', { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [INBOX_KEY] })
      return navigate({ to: '/admin/inbox', search: {} })
    },
    onError: (error) => toastFailure(error, 'Not Deleted', 'Our server did not answer.'),
  })
  const [draftVersion, setDraftVersion] = useState(0)
  const fill = (text: string) => {
    addToDraft(`question ${id}`, text)
    setDraftVersion(draftVersion + 1)
  }
  return (
    <>
      <ReplyChoice bookingId={null} onFill={fill} />
      <Conversation
        id={`question ${id}`}
        draftVersion={draftVersion}
        className="flex min-h-0 flex-1 flex-col"
        messages={data?.messages.map((message) => ({
          ...message,
          isOwn: message.from === 'owner',
          sender: message.from === 'owner' ? 'You' : data.email,
        }))}
        empty="No messages yet."
        outgoing={sending.outgoing}
        maxCharacters={MAX_QUESTION_CHARACTERS}
        onWrite={sending.write}
        onSendAgain={sending.sendAgain}
        onDiscard={sending.discard}
        onSeen={() => markRead({ kind: 'question', questionId: id })}
        focusesField
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-muted">
        <p>Your answer goes out by email.</p>
        <ConfirmButton
          question="Delete this question?"
          disabled={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          Delete
        </ConfirmButton>
      </div>
    </>
  )
}
