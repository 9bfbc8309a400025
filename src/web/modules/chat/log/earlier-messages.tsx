import type { ChatMessage } from '#contract/chat/chat.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import { ChatFailure } from '../chat-failure.tsx'
import { useHistory } from '../use-history.ts'
import type { Moderation } from '../use-moderation.ts'
import { useNow } from '../use-now.ts'
import type { ChatLog } from './chat-log.ts'
import { MessageGroupView } from './message-group.tsx'
import { groupMessages } from './message-groups.ts'
import { dayWords } from './time-words.ts'

type EarlierMessagesProps = { slug: string; log: ChatLog; moderation: Moderation }

export default function EarlierMessages({ slug, log, moderation }: EarlierMessagesProps) {
  const { history, loadMore, tryAgain } = useHistory(slug, log.hidden)
  const earlier = earlierThan(log, history.messages)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {history.hasMore && (
        // The button keeps the focus while the messages load.
        <Button ref={moveFocusToRegion} onClick={loadMore}>
          Load More History
        </Button>
      )}
      {history.status === 'loading' && (
        <div role="status" aria-label="Loading the history" className="placeholder h-16 rounded-control" />
      )}
      {history.status === 'failed' && (
        <ChatFailure message="The history could not be loaded." onRetry={tryAgain} />
      )}
      {history.status === 'ready' && earlier.length === 0 && (
        <p className="text-muted">{nothingEarlier(history)}</p>
      )}
      <HistoryMessages messages={earlier} moderation={moderation} />
    </div>
  )
}

function earlierThan({ messages, hidden }: ChatLog, history: readonly ChatMessage[]): ChatMessage[] {
  const isLive = new Set(messages.map(({ id }) => id))
  return history.filter(({ id }) => !isLive.has(id) && !hidden.has(id)).sort((a, b) => a.id - b.id)
}

function nothingEarlier({
  messages,
  hasMore,
}: {
  messages: readonly ChatMessage[]
  hasMore: boolean
}): string {
  if (messages.length === 0) return 'Nothing was said here yet.'
  return hasMore ? 'The latest messages are in the chat below.' : 'Everything said here is in the chat below.'
}

type HistoryMessagesProps = {
  messages: readonly ChatMessage[]
  moderation: Moderation
}

function HistoryMessages({ messages, moderation }: HistoryMessagesProps) {
  const now = useNow()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {groupMessages(messages).map(({ day, groups }) => (
        <section key={day} aria-label={dayWords(day, now)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h3 className="font-sans text-sm font-normal text-muted">{dayWords(day, now)}</h3>
          {groups.map((group) => (
            <MessageGroupView
              key={group.messages[0]?.id}
              group={group}
              isOwn={false}
              now={now}
              moderation={moderation}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
