import type { ArtItem } from '#contract/lodges/lodges.ts'

/** What a visitor can do with an artwork besides a like. */
export type PieceActions = {
  buy: (piece: ArtItem) => void
  isBuying: boolean
  share: (piece: ArtItem) => void
  preview: (piece: ArtItem) => void
}
