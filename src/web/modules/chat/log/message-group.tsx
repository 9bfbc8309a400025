import clsx from 'clsx'
import type { Moderation } from '../use-moderation.ts'
import type { MessageGroup } from './message-groups.ts'
import { MessageLine } from './message-line.tsx'
import { fullTime, timeWords } from './time-words.ts'

type MessageGroupViewProps = { group: MessageGroup; isOwn: boolean; now: number; moderation: Moderation }

export function MessageGroupView({ group, isOwn, now, moderation }: MessageGroupViewProps) {
  const first = group.messages[0]
  if (!first) return null
  return (
    <article
      aria-label={`${group.sender}, ${timeWords(first.timestamp, now)}`}
      className={clsx(
        'border-l-2 pl-3',
        isOwn || group.userType === 'admin' ? 'border-(--accent)' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{group.sender}</span>
        {group.userType === 'admin' && (
          <span className="rounded-control bg-ember px-1.5 text-sm text-on-ember">Admin</span>
        )}
        <time dateTime={first.timestamp} title={fullTime(first.timestamp)} className="text-sm text-muted">
          {timeWords(first.timestamp, now)}
        </time>
      </div>
      {group.messages.map((message) => (
        <MessageLine key={message.id} message={message} moderation={moderation} />
      ))}
    </article>
  )
}
