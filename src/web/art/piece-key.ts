import type { ArtItem } from '#contract/lodges.ts'

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** How an address names the artwork at `index`: by its title, or by its id (else its place) when titles repeat. */
export function pieceKey(pieces: readonly ArtItem[], index: number): string {
  const piece = pieces[index]
  if (!piece) return ''
  const slug = slugOf(piece.title)
  const isUnique = slug !== '' && pieces.filter(({ title }) => slugOf(title) === slug).length === 1
  return isUnique ? slug : String(piece.id ?? index)
}

/** The place of the artwork that an address names by slug or id; -1 when there is none. */
export function indexOfKey(pieces: readonly ArtItem[], key: string | undefined): number {
  if (key === undefined || key === '') return -1
  const byTitle = pieces.findIndex((_, index) => pieceKey(pieces, index) === key)
  if (byTitle >= 0) return byTitle
  return pieces.findIndex(({ id }, index) => String(id ?? index) === key)
}
