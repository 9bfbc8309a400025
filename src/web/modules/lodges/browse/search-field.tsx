import { useState } from 'react'
import { Icon } from '#web/platform/ui/icon.tsx'

type SearchFieldProps = { value: string; onChange: (term: string) => void }

/** Text and caret follow the keyboard at once; the list and the address follow later. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const [draft, type] = useDraft(value, onChange)
  return (
    <div className="relative min-w-40 flex-1">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label="Search lodges"
        placeholder="Search lodges by name, features, or description..."
        value={draft}
        onChange={(event) => type(event.target.value)}
        className="min-h-11 w-full rounded-control border border-line-strong/40 bg-surface py-2.5 pr-3.5 pl-11 placeholder:text-muted/80 hover:border-line-strong"
      />
    </div>
  )
}

/** The field keeps its own text. A value from elsewhere (Clear, Back) replaces it; an echo of the text does not. */
function useDraft(value: string, send: (text: string) => void) {
  const [draft, setDraft] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<readonly string[]>([])
  if (value !== seen) {
    setSeen(value)
    const echo = sent.indexOf(value)
    setSent(echo < 0 ? [] : sent.slice(echo + 1))
    if (echo < 0) setDraft(value)
  } else if (draft === value && sent.length > 0) setSent([])
  const type = (text: string) => {
    setDraft(text)
    setSent([...sent, text])
    send(text)
  }
  return [draft, type] as const
}
