import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '#contract/chat/chat-limits.ts'
import { trimmed } from '#contract/platform/trimmed.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { endsMessage } from '#web/platform/ui/ends-message.ts'

type ComposerProps = { isConnected: boolean; onSend: (text: string) => void; onTyping: () => void }

export function Composer({ isConnected, onSend, onTyping }: ComposerProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  // A phone's keyboard would cover the room.
  const hadFocus = useRef(!matchMedia('(pointer: coarse)').matches)
  // A field that was disabled while it had the focus gets it back.
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || activeElement === input.current
    if (isConnected && hadFocus.current && isFree) input.current?.focus({ preventScroll: true })
  }, [isConnected])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isConnected || trimmed(text) === '') return
    onSend(text)
    setText('')
    input.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (endsMessage(event)) send(event)
  }
  return (
    <form
      aria-label="Write to the room"
      onSubmit={send}
      className="flex items-end gap-3 border-t border-line p-4"
    >
      <textarea
        ref={input}
        aria-label="Message"
        dir="auto"
        rows={1}
        value={text}
        maxLength={MAX_MESSAGE_CHARACTERS}
        placeholder={isConnected ? 'Type your message...' : 'Connecting...'}
        disabled={!isConnected}
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={({ currentTarget }) => {
          hadFocus.current = currentTarget.disabled
        }}
        onChange={({ target }) => {
          setText(target.value)
          if (trimmed(target.value) !== '') onTyping()
        }}
        onKeyDown={sendOnEnter}
        className="field-sizing-content max-h-36 min-h-11 w-0 flex-1 resize-none rounded-control border border-line-strong/40 bg-page/60 px-3.5 py-2.5 placeholder:text-muted/70 disabled:opacity-60"
      />
      <Button type="submit" variant="primary" disabled={!isConnected}>
        <SendHorizontal size={18} aria-hidden="true" />
        Send
      </Button>
    </form>
  )
}
