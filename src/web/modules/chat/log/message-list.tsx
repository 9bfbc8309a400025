import { useRef } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import { EmptyList } from '#web/platform/ui/empty-list.tsx'
import { Icon } from '#web/platform/ui/icon.tsx'
import { ChatFailure } from '../chat-failure.tsx'
import type { ChatView } from '../session/chat-session.ts'
import type { Moderation } from '../use-moderation.ts'
import { useNow } from '../use-now.ts'
import type { ChatLog, Pending } from './chat-log.ts'
import { MessageGroupView } from './message-group.tsx'
import { groupMessages } from './message-groups.ts'
import { PendingLine } from './pending-line.tsx'
import { dayWords } from './time-words.ts'
import { useNewestInView } from './use-newest-in-view.ts'

type MessageListProps = {
  log: ChatLog
  recent: ChatView['recent']
  ownName: string
  typing: string | null
  moderation: Moderation
  onReadAgain: () => void
  onSendAgain: (pending: Pending) => void
  onDiscard: (clientId: string) => void
}

/** New messages do not move the list of a reader who has scrolled up. */
export function MessageList(props: MessageListProps) {
  const { log, recent, ownName, typing, moderation } = props
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { unseen, toEnd } = useNewestInView(
    list,
    log.messages.at(-1)?.id ?? 0,
    (id) => log.messages.filter((message) => message.id > id).length,
    log.pending.length,
  )
  const isEmpty = log.messages.length === 0 && log.pending.length === 0
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        // Changed text is not announced, because the ages of messages change every minute.
        aria-relevant="additions"
        aria-busy={recent === 'loading'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain p-4"
      >
        {recent === 'loading' && <div aria-hidden="true" className="placeholder h-24 rounded-control" />}
        {recent === 'failed' && (
          <ChatFailure message="The latest messages could not be loaded." onRetry={props.onReadAgain} />
        )}
        {recent === 'ready' && isEmpty && (
          <EmptyList className="justify-center py-10">There are no messages yet.</EmptyList>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {groupMessages(log.messages).map(({ day, groups }) => (
            <section
              key={day}
              aria-label={dayWords(day, now)}
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
              <h3 className="text-center font-sans text-sm font-normal text-muted">{dayWords(day, now)}</h3>
              {groups.map((group) => (
                <MessageGroupView
                  key={group.messages[0]?.id}
                  group={group}
                  isOwn={group.sender === ownName}
                  now={now}
                  moderation={moderation}
                />
              ))}
            </section>
          ))}
          {log.pending.map((pending) => (
            <PendingLine
              key={pending.clientId}
              pending={pending}
              onSendAgain={() => props.onSendAgain(pending)}
              onDiscard={() => props.onDiscard(pending.clientId)}
            />
          ))}
        </div>
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-2 grid justify-items-center gap-2 px-4">
        {unseen > 0 && (
          <button
            type="button"
            onClick={toEnd}
            className="pointer-events-auto inline-flex min-h-8 items-center gap-1.5 rounded-control bg-ember px-3 text-sm font-medium text-on-ember shadow-float"
          >
            <Icon name="down" className="size-3.5" />
            <span>{pluralize(unseen, 'new message')}</span>
          </button>
        )}
      </div>
      {typing && (
        <p
          className="pointer-events-none absolute right-4 bottom-1 left-4 text-sm text-muted"
          data-testid="typing"
        >
          <span className="rounded-control bg-surface px-1">
            <bdi>{typing}</bdi> is typing...
          </span>
        </p>
      )}
    </div>
  )
}
