import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { KeyboardEvent } from 'react'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { CountBadge } from '#web/platform/ui/count-badge.tsx'
import { formatInstant } from '../kit/instant-text.ts'
import { conversationKey, isOpen, kindInWords, type OpenConversation, toAddress } from './use-inbox.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const next = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type InboxListProps = { entries: readonly InboxEntry[]; open: OpenConversation }

/** Arrow keys, or j and k, move between conversations. */
export function InboxList({ entries, open }: InboxListProps) {
  const unread = entries.reduce((sum, entry) => sum + entry.unread, 0)
  return (
    <nav aria-label="Conversations" onKeyDown={moveFocus}>
      <p role="status" className="mb-2 text-sm text-muted">
        {unread === 0 ? 'Everything is read.' : `${unread} unread`}
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-picture border border-line bg-surface lg:max-h-[calc(100dvh-13rem)] lg:overflow-y-auto">
        {entries.map((entry) => (
          <li key={conversationKey(entry)}>
            <ConversationLink entry={entry} isOpen={isOpen(entry, open)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ConversationLink({ entry, isOpen }: { entry: InboxEntry; isOpen: boolean }) {
  const { title, lastText, lastAt, unread } = entry
  return (
    <Link
      to="/admin/inbox"
      search={withSearch(toAddress(entry))}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-0.5 p-4 -outline-offset-2 hover:bg-raised',
        isOpen && 'bg-raised',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span dir="auto" className={clsx('min-w-0', unread > 0 && 'font-medium')}>
          {title}
        </span>
        <time dateTime={lastAt} className="shrink-0 text-sm text-muted">
          {formatInstant(lastAt)}
        </time>
      </span>
      <span className="text-sm text-muted">{kindInWords(entry)}</span>
      <span className="flex items-center justify-between gap-3">
        <span dir="auto" className="min-w-0 truncate text-sm text-muted">
          {lastText}
        </span>
        {unread > 0 && <CountBadge count={unread} />}
      </span>
    </Link>
  )
}
