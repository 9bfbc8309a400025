import { useRef } from 'react'
import { TextArea, TextField } from '#web/platform/ui/forms/field.tsx'

export type Words = { subject: string; text: string }

type WordsFieldsProps = {
  words: Words
  fields: readonly string[]
  errors: Record<string, string>
  onChange: (words: Words) => void
}

/** Pressing a field's name inserts it at the cursor. */
export function WordsFields({ words, fields, errors, onChange }: WordsFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const insert = (name: string) => {
    const area = box.current?.querySelector('textarea')
    const at = area?.selectionStart ?? words.text.length
    const end = area?.selectionEnd ?? at
    onChange({ ...words, text: `${words.text.slice(0, at)}{{${name}}}${words.text.slice(end)}` })
    area?.focus()
  }
  return (
    <div ref={box} className="grid gap-4">
      <TextField
        label="Subject"
        autoComplete="off"
        value={words.subject}
        onChange={({ target }) => onChange({ ...words, subject: target.value })}
        error={errors.subject}
      />
      <TextArea
        label="Text"
        rows={12}
        value={words.text}
        onChange={({ target }) => onChange({ ...words, text: target.value })}
        hint="Leave an empty line between paragraphs. **bold**, [words](https://address), and lines that begin with “- ” are a list."
        error={errors.text}
      />
      <FieldList fields={fields} onInsert={insert} />
    </div>
  )
}

function FieldList({ fields, onInsert }: { fields: readonly string[]; onInsert: (name: string) => void }) {
  return (
    <section aria-label="Fields">
      <p className="mb-2 text-sm text-muted">Fields; a sentence that does not apply stays empty</p>
      <ul className="flex flex-wrap gap-2">
        {fields.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onInsert(name)}
              className="min-h-8 rounded-control border border-line px-2 font-mono text-xs hover:bg-line"
            >
              {`{{${name}}}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
