import { useState } from 'react'
import { isCalendarDate } from '#contract/dates.ts'
import { TextField } from '../../ui/field.tsx'

type DateFieldProps = { label: string; value: string; hint?: string; onChange: (date: string) => void }

/** A date that counts once it is whole: while it is typed its parts stay as they are. */
export function DateField({ label, value, hint, onChange }: DateFieldProps) {
  const [typed, setTyped] = useState({ text: value, at: value })
  const text = typed.at === value ? typed.text : value
  return (
    <TextField
      label={label}
      type="date"
      hint={hint}
      value={text}
      onChange={({ target }) => {
        const isWhole = isCalendarDate(target.value)
        setTyped({ text: target.value, at: isWhole ? target.value : value })
        if (isWhole) onChange(target.value)
      }}
    />
  )
}
