import { Clock3 } from 'lucide-react'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import type { Pending } from './chat-log.ts'
import { MessageText } from './message-line.tsx'

type PendingLineProps = { pending: Pending; onSendAgain: () => void; onDiscard: () => void }

const choice = 'min-h-6 underline underline-offset-4 hover:text-text'

export function PendingLine({ pending, onSendAgain, onDiscard }: PendingLineProps) {
  return (
    <div data-pending={pending.clientId} className="border-l-2 border-(--accent)/40 pl-3 text-muted">
      <p dir="auto">
        <MessageText text={pending.message} />
      </p>
      {pending.reason === null ? (
        <p className="flex items-center gap-1.5 text-sm">
          <Clock3 size={13} aria-hidden="true" />
          <span>Waiting to be sent</span>
        </p>
      ) : (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="text-danger">{pending.reason}</span>
          <button ref={moveFocusToRegion} type="button" className={choice} onClick={onSendAgain}>
            Send again
          </button>
          <button ref={moveFocusToRegion} type="button" className={choice} onClick={onDiscard}>
            Discard
          </button>
        </p>
      )}
    </div>
  )
}
