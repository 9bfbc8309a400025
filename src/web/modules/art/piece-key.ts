import type { ArtItem } from '#contract/lodges/lodges.ts'

const toSlug = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The title as a slug. A repeated title gets the artwork's id, or else its index. */
export function pieceKey(pieces: readonly ArtItem[], index: number): string {
  const piece = pieces[index]
  if (!piece) return ''
  const slug = toSlug(piece.title)
  const isUnique = slug !== '' && pieces.filter(({ title }) => toSlug(title) === slug).length === 1
  return isUnique ? slug : String(piece.id ?? index)
}

/** `key` may also be an id. -1 when there is no match. */
export function indexOfKey(pieces: readonly ArtItem[], key: string | undefined): number {
  if (key === undefined || key === '') return -1
  const byTitle = pieces.findIndex((_, index) => pieceKey(pieces, index) === key)
  if (byTitle >= 0) return byTitle
  return pieces.findIndex(({ id }, index) => String(id ?? index) === key)
}

export const galleryPath = (key: string) => `/art-gallery?${new URLSearchParams({ piece: key })}`
