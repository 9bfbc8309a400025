export type TextPart = { text: string; href: string | null }

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi
const TRAILING = /[.,;:!?)\]}]+$/

export function linkText(message: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '')
    const href = toHref(address)
    if (!href) continue
    if (index > end) parts.push({ text: message.slice(end, index), href: null })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < message.length) parts.push({ text: message.slice(end), href: null })
  return parts
}

/** Safari 16 has no `URL.canParse`. */
function toHref(address: string): string | null {
  try {
    return new URL(address).href
  } catch {
    return null
  }
}
