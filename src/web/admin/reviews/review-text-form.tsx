import { type FormEvent, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextArea } from '#web/platform/ui/forms/field.tsx'
import { UnsavedGuard } from '../kit/editing/unsaved-guard.tsx'

type ReviewTextFormProps = {
  label: string
  hint: string
  button: string
  initial: string
  max: number
  /** An empty text withdraws the current one. */
  isEmptyAllowed?: boolean
  isPending: boolean
  onSave: (text: string) => void
  onClose: () => void
}

export function ReviewTextForm({
  label,
  hint,
  button,
  initial,
  max,
  isEmptyAllowed = false,
  isPending,
  onSave,
  onClose,
}: ReviewTextFormProps) {
  const [text, setText] = useState(initial)
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' && !isEmptyAllowed) setError('Please write a text')
    else onSave(text)
  }
  return (
    <form onSubmit={save} className="mt-4 grid max-w-xl gap-3">
      <UnsavedGuard isDirty={text !== initial} />
      <TextArea
        label={label}
        hint={hint}
        maxLength={max}
        value={text}
        error={error}
        autoFocus
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Saving...' : button}
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
