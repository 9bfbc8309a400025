export function readDraft<Values>(name: string): Partial<Values> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes the draft. Storage may be full or blocked; the form works without it. */
export function saveDraft(name: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(name, JSON.stringify(values))
    else sessionStorage.removeItem(name)
  } catch {
    /* The draft is optional. */
  }
}
