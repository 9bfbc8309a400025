import { EyeOff, Flag } from 'lucide-react'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'
import type { Moderation } from '../use-moderation.ts'
import { linkText } from './link-text.ts'

/** Links have no preview: the page fetches nothing from other sites. */
export function MessageText({ text }: { text: string }) {
  let at = 0
  return (
    <span className="whitespace-pre-wrap">
      {linkText(text).map((part) => {
        at += part.text.length
        return part.href ? (
          <a
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="underline underline-offset-4 hover:text-(--accent)"
          >
            {part.text}
          </a>
        ) : (
          part.text
        )
      })}
    </span>
  )
}

export function MessageLine({ message, moderation }: { message: ChatMessage; moderation: Moderation }) {
  const Icon = moderation.label === 'Hide' ? EyeOff : Flag
  return (
    <div data-message={message.id} className="group flex items-start justify-between gap-3">
      <p dir="auto" className="min-w-0 flex-1">
        <MessageText text={message.message} />
      </p>
      <button
        ref={moveFocusToRegion}
        type="button"
        aria-label={`${moderation.label} this message of ${message.userName}`}
        onClick={() => void moderation.act(message.id)}
        className="grid size-6 shrink-0 place-items-center rounded-control text-muted opacity-0 transition-opacity duration-150 group-hover:opacity-100 hover:text-text focus-visible:opacity-100 pointer-coarse:opacity-60"
      >
        <Icon size={14} aria-hidden="true" />
      </button>
    </div>
  )
}
