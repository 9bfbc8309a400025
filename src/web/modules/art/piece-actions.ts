import type { ArtItem } from '#contract/lodges/lodges.ts'

export type PieceActions = {
  buy: (piece: ArtItem) => void
  isBuying: boolean
  share: (piece: ArtItem) => void
  preview: (piece: ArtItem) => void
}
