import { Link } from '@tanstack/react-router'
import type { InboxEntry } from '#contract/messages/inbox.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { formatInstant } from '../kit/instant-text.ts'
import { addressOf, conversationKey, kindInWords } from '../messages/use-inbox.ts'
import { Section } from './section.tsx'
import { useUnansweredMessages } from './use-today.ts'

/** Stays whose guest wrote last, and rooms with messages that no member of staff has read; each opens in the inbox. */
export function MessagesToday() {
  const { data, error, refetch } = useUnansweredMessages()
  if (data === null) return null
  return (
    <Section
      title="Messages"
      items={data}
      error={error}
      onRetry={() => void refetch()}
      empty="No messages are waiting."
    >
      {(entry) => <Conversation key={conversationKey(entry)} entry={entry} />}
    </Section>
  )
}

function Conversation({ entry }: { entry: InboxEntry }) {
  const { title, lastText, lastAt, unread } = entry
  return (
    <li className="py-2.5">
      <Link
        to="/admin/inbox"
        search={withSearch(addressOf(entry))}
        className="inline-block min-h-6 font-medium underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      <p className="text-sm text-muted">
        {kindInWords(entry)}, {unread > 0 ? `${unread} unread` : 'not answered'}, {formatInstant(lastAt)}
      </p>
      <p className="text-sm">{lastText}</p>
    </li>
  )
}
