import type { ArtItem } from '#contract/lodges/lodges.ts'

/** What a visitor can do with an artwork besides a like. */
export type PieceActions = {
  buy: (piece: ArtItem) => void
  isBuying: boolean
  share: (piece: ArtItem) => void
  /** Opens the preview on a wall. */
  preview: (piece: ArtItem) => void
}
