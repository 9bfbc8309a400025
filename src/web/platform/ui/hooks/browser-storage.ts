// Values of this page, for browsers whose storage is blocked or full.
const ofThisPage = new Map<string, string>()

export function readStored(key: string): string | null {
  const kept = ofThisPage.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Null removes the value. Without storage it lasts as long as the page. */
export function store(key: string, value: string | null): void {
  ofThisPage.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) ofThisPage.set(key, value)
  }
}
