import clsx from 'clsx'
import type { ReactNode } from 'react'

type MessageBubbleProps = {
  sender: string
  isOwn: boolean
  text: string
  /** Null while the message is on its way. */
  at: string | null
  failure?: string | null
  children?: ReactNode
}

const format = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

export function MessageBubble({ sender, isOwn, text, at, failure, children }: MessageBubbleProps) {
  return (
    <div
      className={clsx(
        'grid max-w-[min(36rem,88%)] gap-1',
        isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span>{sender}</span>
        {at && <time dateTime={at}>{format.format(Date.parse(at)).replaceAll('\u202f', ' ')}</time>}
        {!at && !failure && <span>Sending...</span>}
        {!failure && children}
      </p>
      <p
        dir="auto"
        className={clsx(
          'rounded-picture px-4 py-2.5 whitespace-pre-wrap',
          isOwn ? 'bg-raised' : 'border border-line-strong/40',
          failure && 'border border-danger',
        )}
      >
        {text}
      </p>
      {failure && (
        <p
          role="alert"
          className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm text-danger"
        >
          <span>{`Not sent. ${failure} `}</span>
          {children}
        </p>
      )}
    </div>
  )
}
