import type { ArtItem } from '#contract/lodges/lodges.ts'

const SHARED_CHARACTERS = 100

export type Shared = { title: string; text: string; url: string }

/** `url` is absolute. */
export function toShared(piece: ArtItem, url: string): Shared {
  const characters = Array.from(piece.description)
  const beginning = characters.slice(0, SHARED_CHARACTERS).join('')
  const text = `“${piece.title}” by ${piece.artist}: ${beginning}${characters.length > SHARED_CHARACTERS ? '…' : ''}`
  return { title: piece.title, text, url }
}

type Target = { id: string; name: string; toAddress: (shared: Shared) => string }

const address = (base: string, parts: Record<string, string>) => `${base}?${new URLSearchParams(parts)}`

export const shareTargets: readonly Target[] = [
  {
    id: 'twitter',
    name: 'Twitter',
    toAddress: ({ text, url }) => address('https://twitter.com/intent/tweet', { text, url }),
  },
  {
    id: 'facebook',
    name: 'Facebook',
    toAddress: ({ text, url }) =>
      address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    toAddress: ({ title, text, url }) =>
      address('https://www.linkedin.com/sharing/share-offsite/', { url, title, summary: text }),
  },
  {
    id: 'reddit',
    name: 'Reddit',
    toAddress: ({ text, url }) => address('https://www.reddit.com/submit', { url, title: text }),
  },
]
