import { useState } from 'react'
import { isCalendarDate } from '#contract/platform/dates.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'

type DateFieldProps = {
  label: string
  value: string
  hint?: string
  /** An emptied field counts as well, as ''. */
  canBeEmpty?: boolean
  onChange: (date: string) => void
}

/** A date that counts once it is whole: while it is typed its parts stay as they are. */
export function DateField({ label, value, hint, canBeEmpty = false, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState({ text: value, value })
  if (typed.value !== value) setTyped({ text: value, value })
  return (
    <TextField
      label={label}
      type="date"
      hint={hint}
      value={typed.text}
      onChange={({ target: { value: text } }) => {
        setTyped({ text, value })
        if (isCalendarDate(text) || (canBeEmpty && text === '')) onChange(text)
      }}
      // What does not count does not stay: a part of a date, or a date that was refused.
      onBlur={() => setTyped({ text: value, value })}
    />
  )
}
