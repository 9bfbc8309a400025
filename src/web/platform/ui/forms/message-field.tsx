import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import { trimmed } from '#contract/platform/trimmed.ts'
import { Button } from '../button.tsx'
import { endsMessage } from '../ends-message.ts'

/** Unsent texts by conversation, so that looking into another one loses nothing. */
const drafts = new Map<string, string>()

/** The field shows the text when the conversation is drawn next. */
export function addToDraft(id: string, text: string): void {
  const draft = drafts.get(id) ?? ''
  drafts.set(id, draft === '' ? text : `${draft}\n\n${text}`)
}

const SHOW_REST_BELOW = 200

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

type MessageFieldProps = {
  id: string
  max: number
  /** Not on a touch screen, whose keyboard would cover the page. */
  hasFocus: boolean
  onWrite: (text: string) => void
}

export function MessageField({ id, max, hasFocus, onWrite }: MessageFieldProps) {
  const [text, setText] = useState(drafts.get(id) ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  const ids = useId()
  useEffect(() => {
    if (hasFocus && !isTouch()) field.current?.focus({ preventScroll: true })
  }, [hasFocus])
  const rest = max - text.length
  const change = (next: string) => {
    drafts.set(id, next)
    setText(next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (trimmed(text) === '') return field.current?.focus()
    onWrite(trimmed(text))
    change('')
    field.current?.focus()
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (endsMessage(event) && !isTouch()) send(event)
  }
  return (
    <form onSubmit={send} className="grid gap-1.5 border-t border-line p-4">
      <label htmlFor={ids} className="text-sm text-muted">
        Your message
      </label>
      <div className="flex items-end gap-3">
        <textarea
          ref={field}
          id={ids}
          dir="auto"
          rows={1}
          value={text}
          maxLength={max}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-48 min-h-11 w-0 flex-1 resize-none rounded-control border border-line-strong/40 bg-page/60 px-3.5 py-2.5"
        />
        <Button type="submit" variant="primary">
          <SendHorizontal size={18} aria-hidden="true" />
          Send
        </Button>
      </div>
      {rest < SHOW_REST_BELOW && (
        <p className="text-sm text-muted">{`${pluralize(rest, 'character')} left`}</p>
      )}
    </form>
  )
}
