/** Appends trimmed text; blank text and duplicates change nothing. */
export function withItem(items: readonly string[], text: string): string[] {
  const item = text.trim()
  return item === '' || items.includes(item) ? [...items] : [...items, item]
}

/** Moves the item at `from` to `to`; an index outside the list changes nothing. */
export function moved(items: readonly string[], from: number, to: number): string[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
