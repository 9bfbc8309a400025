const KEY = 'promotion-code'

const listeners = new Set<() => void>()

export function onCodeChange(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The code that was entered or removed on this page; undefined before. */
let chosen: string | null | undefined

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

/** Null removes the code. Storage may be blocked; then only this page knows it. */
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
