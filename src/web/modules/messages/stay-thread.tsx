import { useId } from 'react'
import { MAX_STAY_MESSAGE_CHARACTERS } from '#contract/messages/message-limits.ts'
import { Conversation } from '#web/platform/ui/conversation.tsx'
import { CountBadge } from '#web/platform/ui/count-badge.tsx'
import { useTitleCount } from '#web/platform/ui/hooks/use-title-count.ts'
import { LoadFailure } from '#web/platform/ui/late/load-failure.tsx'
import { useStayMessages } from './use-stay-messages.ts'

type StayThreadProps = { reference: string; secretKey: string }

export function StayThread({ reference, secretKey }: StayThreadProps) {
  const heading = useId()
  const { messages, sending, markRead } = useStayMessages(reference, secretKey)
  const unread = messages.data?.filter(({ isUnread }) => isUnread).length ?? 0
  useTitleCount(unread)
  return (
    <section aria-labelledby={heading} id="messages" className="grid gap-3 scroll-mt-24">
      <h2 id={heading} className="flex items-center gap-3 text-3xl">
        Messages
        {unread > 0 && <CountBadge count={unread} />}
      </h2>
      <Conversation
        id={`stay ${reference}`}
        className="flex max-h-[34rem] flex-col rounded-picture border border-line bg-surface"
        messages={messages.data?.map((message) => ({
          ...message,
          isOwn: message.from === 'guest',
          sender: message.from === 'guest' ? 'You' : 'Owner',
        }))}
        failed={
          messages.isError &&
          !messages.data && <LoadFailure what="The messages" onRetry={() => void messages.refetch()} />
        }
        empty="Anything you would like to know? The owner reads it here and answers."
        outgoing={sending.outgoing}
        maxCharacters={MAX_STAY_MESSAGE_CHARACTERS}
        onWrite={sending.write}
        onSendAgain={sending.sendAgain}
        onDiscard={sending.discard}
        onSeen={(lastId) => {
          // A failed call leaves the messages unread; the next one in view tries again.
          if (unread > 0) markRead(lastId).catch(() => undefined)
        }}
      />
    </section>
  )
}
