import clsx from 'clsx'
import { ChevronDown, History } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import type { ChatLog } from './log/chat-log.ts'
import type { Moderation } from './use-moderation.ts'

const EarlierMessages = lazyPart(() => import('./log/earlier-messages.tsx'))

type HistoryPanelProps = {
  slug: string
  log: ChatLog
  moderation: Moderation
}

/** Begins with the newest message each time it opens. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="chat-history"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2 px-4 py-2 text-left text-sm font-medium hover:bg-line"
      >
        <History size={16} aria-hidden="true" />
        Chat History
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('ml-auto transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <section
          id="chat-history"
          aria-label="Chat History"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
          tabIndex={0}
          // The reversed column keeps its scroll position while older messages load above.
          className="flex max-h-[min(18rem,35dvh)] flex-col-reverse overflow-y-auto overscroll-contain border-t border-line bg-page/50 p-4"
        >
          <Suspense fallback={<div className="placeholder h-16 shrink-0 rounded-control" />}>
            <EarlierMessages {...props} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
