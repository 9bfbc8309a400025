import clsx from 'clsx'
import { ChevronDown, History } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { MessageGroupView } from './message-group.tsx'
import { groupMessages } from './message-groups.ts'
import { dayWords } from './time-words.ts'
import { useHistory } from './use-history.ts'
import type { Moderation } from './use-moderation.ts'
import { useNow } from './use-now.ts'

type HistoryPanelProps = { slug: string; hidden: ReadonlySet<number>; moderation: Moderation }

/** What was said before, the newest on top, fifty more at a time; closed until somebody asks. */
export function HistoryPanel({ slug, hidden, moderation }: HistoryPanelProps) {
  const { history, toggle, loadMore, tryAgain } = useHistory(slug)
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="max-h-[min(18rem,35dvh)] overflow-y-auto overscroll-contain border-t border-line bg-page/50 p-4"
        >
          <HistoryMessages
            messages={history.messages.filter(({ id }) => !hidden.has(id))}
            moderation={moderation}
          />
          {history.status === 'loading' && (
            <div
              role="status"
              aria-label="Loading the history"
              className="placeholder mt-4 h-16 rounded-control"
            />
          )}
          {history.status === 'ready' && history.messages.length === 0 && (
            <p className="text-muted">Nothing was said here yet.</p>
          )}
          {history.status === 'failed' && (
            <Button className="mt-4" onClick={tryAgain}>
              Try again
            </Button>
          )}
          {history.hasMore && (
            <Button className="mt-4 w-full" onClick={loadMore}>
              Load More History
            </Button>
          )}
        </section>
      )}
    </div>
  )
}

type HistoryMessagesProps = {
  messages: Parameters<typeof groupMessages>[0]
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
