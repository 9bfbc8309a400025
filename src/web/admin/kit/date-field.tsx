import { useState } from 'react'
import { isCalendarDate } from '#contract/platform/dates.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'

type DateFieldProps = {
  label: string
  value: string
  hint?: string
  /** An emptied field calls `onChange('')`. */
  canBeEmpty?: boolean
  onChange: (date: string) => void
}

/** Calls `onChange` only with a complete date; until then the typed text stays. */
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
      // Incomplete and refused dates disappear.
      onBlur={() => setTyped({ text: value, value })}
    />
  )
}
