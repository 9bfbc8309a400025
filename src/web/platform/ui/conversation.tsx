import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Outgoing } from '../live/outgoing.ts'
import { MessageField } from './forms/message-field.tsx'
import { useIsSeen } from './hooks/use-is-seen.ts'
import { MessageBubble } from './message-bubble.tsx'

export type ShownMessage = {
  id: number
  /** 'You' for the reader's own message. */
  sender: string
  isOwn: boolean
  text: string
  /** ISO 8601. */
  at: string
  /** A message of another that is not read yet; undefined where that is unknown. */
  isUnread?: boolean
}

type ConversationProps = {
  /** Each conversation has its own draft under this id. */
  id: string
  messages: readonly ShownMessage[] | undefined
  failed?: ReactNode
  empty: string
  outgoing: readonly Outgoing[]
  maxCharacters: number
  onWrite: (text: string) => void
  onSendAgain: (outgoing: Outgoing) => void
  onDiscard: (outgoing: Outgoing) => void
  /**
   * Called with the id of the last message while the reader has it in view, and again when another one is
   * unread.
   */
  onSeen: (lastId: number) => void
  renderActions?: (message: ShownMessage) => ReactNode
  /** Never on a touch screen. */
  focusesField?: boolean
  /** Raised when something else has written into the field. */
  draftVersion?: number
  className?: string
}

export function Conversation(props: ConversationProps) {
  const { messages, failed, empty, outgoing, renderActions } = props
  const list = useRef<HTMLDivElement>(null)
  const lastId = messages?.at(-1)?.id ?? 0
  useNewestInView(list, lastId, outgoing.length)
  const unread = messages?.filter(({ isUnread }) => isUnread).length ?? 0
  useIsSeen(list, { lastId, unread }, props.onSeen)
  return (
    <div className={props.className}>
      <div
        ref={list}
        role="log"
        aria-label="Messages"
        aria-live="polite"
        aria-busy={!messages && !failed}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a focused region only
        tabIndex={0}
        className="grid min-h-24 flex-1 content-start gap-3 overflow-y-auto overscroll-contain p-4"
      >
        {failed}
        {!messages && !failed && <div aria-hidden="true" className="placeholder h-20 rounded-control" />}
        {messages?.length === 0 && outgoing.length === 0 && <p className="py-4 text-muted">{empty}</p>}
        {messages?.map((message) => (
          <MessageBubble key={message.id} {...message}>
            {renderActions?.(message)}
          </MessageBubble>
        ))}
        {outgoing.map((item) => (
          <MessageBubble key={item.key} sender="You" isOwn text={item.text} at={null} failure={item.failure}>
            {item.failure && (
              <>
                <TextButton onClick={() => props.onSendAgain(item)}>Send again</TextButton>
                <TextButton onClick={() => props.onDiscard(item)}>Discard</TextButton>
              </>
            )}
          </MessageBubble>
        ))}
      </div>
      <MessageField
        key={`${props.id} ${props.draftVersion ?? 0}`}
        id={props.id}
        max={props.maxCharacters}
        hasFocus={props.focusesField ?? false}
        onWrite={props.onWrite}
      />
    </div>
  )
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="min-h-6 underline underline-offset-4">
      {children}
    </button>
  )
}

const NEAR_END_PX = 80

/** A reader who has scrolled up stays there, unless the new message is an own one. */
function useNewestInView(list: RefObject<HTMLElement | null>, lastId: number, outgoing: number): void {
  const height = useRef(0)
  const known = useRef(outgoing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it follows
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const wasAtEnd = height.current - element.scrollTop - element.clientHeight < NEAR_END_PX
    if (wasAtEnd || outgoing > known.current) element.scrollTop = element.scrollHeight
    height.current = element.scrollHeight
    known.current = outgoing
  }, [list, lastId, outgoing])
}
