import type { ArtItem } from '#contract/lodges.ts'

/** What a visitor can do with an artwork, beyond looking at it and liking it. */
export type PieceActions = {
  buy: (piece: ArtItem) => void
  isBuying: boolean
  share: (piece: ArtItem) => void
  /** Hangs it on a wall of the visitor's own. */
  preview: (piece: ArtItem) => void
}
