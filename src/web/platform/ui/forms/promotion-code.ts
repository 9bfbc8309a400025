const KEY = 'promotion-code'

const listeners = new Set<() => void>()

/** Calls `listen` when the code changes; returns a function that stops it. */
export function onCodeChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The code that was given or removed in this page; undefined before. */
let chosen: string | null | undefined

/** The code of the page's address, or the one that this session remembers; null without either. */
export function readCode(): string | null {
  if (typeof location === 'undefined') return null
  if (chosen !== undefined) return chosen
  const linked = new URLSearchParams(location.search).get('code')
  if (linked) return linked
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Remembers a code for this session; null forgets it. Storage may be blocked; then the page alone knows it. */
export function saveCode(code: string | null): void {
  chosen = code
  for (const listen of listeners) listen()
  try {
    if (code) sessionStorage.setItem(KEY, code)
    else sessionStorage.removeItem(KEY)
  } catch {
    /* The form keeps the code. */
  }
}
