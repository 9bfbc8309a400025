export function withItem(items: readonly string[], text: string): string[] {
  const item = text.trim()
  return item === '' || items.includes(item) ? [...items] : [...items, item]
}

export function moved(items: readonly string[], from: number, to: number): string[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
