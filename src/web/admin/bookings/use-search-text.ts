import { useState } from 'react'

/** What the address says of a text: it has no text of spaces alone. */
const inAddress = (text: string): string => (text.trim() ? text : '')

/**
 * The search field's own text with its sender, so that the cursor stays where it is while the address follows. A text
 * from elsewhere (Back, a link to the page) replaces it; an echo of it does not.
 */
export function useSearchText(search: string, send: (text: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [sent, setSent] = useState<readonly string[]>([])
  if (search !== seen) {
    setSeen(search)
    const echo = sent.indexOf(search)
    setSent(echo < 0 ? [] : sent.slice(echo + 1))
    if (echo < 0) setText(search)
  } else if (inAddress(text) === search && sent.length > 0) setSent([])
  const type = (text: string) => {
    setText(text)
    setSent([...sent, inAddress(text)])
    send(text)
  }
  return [text, type] as const
}
