import clsx from 'clsx'
import { ChevronDown, History } from 'lucide-react'
import type { ChatMessage } from '#contract/chat.ts'
import { Button } from '../ui/button.tsx'
import { ChatFailure } from './chat-failure.tsx'
import type { ChatLog } from './chat-log.ts'
import { MessageGroupView } from './message-group.tsx'
import { groupMessages } from './message-groups.ts'
import { dayWords } from './time-words.ts'
import { useHistory } from './use-history.ts'
import type { Moderation } from './use-moderation.ts'
import { useNow } from './use-now.ts'

type HistoryPanelProps = {
  slug: string
  /** The live messages, which the history leaves out. */
  log: ChatLog
  moderation: Moderation
}

/** Older messages, fifty more at a time, oldest first; closed at first. */
export function HistoryPanel({ slug, log, moderation }: HistoryPanelProps) {
  const { history, toggle, loadMore, tryAgain } = useHistory(slug)
  const earlier = earlierThan(log, history.messages)
  return (
    <div className="border-b border-line">
      <button
        type="button"
        aria-expanded={history.isOpen}
        aria-controls="chat-history"
        onClick={toggle}
        className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-sm font-medium hover:bg-line"
      >
        <History size={16} aria-hidden="true" />
        Chat History
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('ml-auto transition-transform duration-150', history.isOpen && 'rotate-180')}
        />
      </button>
      {history.isOpen && (
        <section
          id="chat-history"
          aria-label="Chat History"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
          tabIndex={0}
          // The reversed column keeps its scroll position while older messages load above.
          className="flex max-h-[min(18rem,35dvh)] flex-col-reverse overflow-y-auto overscroll-contain border-t border-line bg-page/50 p-4"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {history.hasMore && (
              // It keeps the focus while it loads.
              <Button onClick={loadMore}>Load More History</Button>
            )}
            {history.status === 'loading' && (
              <div
                role="status"
                aria-label="Loading the history"
                className="placeholder h-16 rounded-control"
              />
            )}
            {history.status === 'failed' && (
              <ChatFailure message="The history could not be loaded." onRetry={tryAgain} />
            )}
            {history.status === 'ready' && earlier.length === 0 && (
              <p className="text-muted">{nothingEarlier(history)}</p>
            )}
            <HistoryMessages messages={earlier} moderation={moderation} />
          </div>
        </section>
      )}
    </div>
  )
}

/** In order, without live and hidden messages. */
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
