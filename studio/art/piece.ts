import type { Finish } from './finish.ts'
import type { Program } from './sheet.ts'

/** One line of the catalogue: what is printed, and what the gallery says about it. */
export type Piece = {
  slug: string
  lodgeSlug: string
  title: string
  style: string
  description: string
  alt: string
  seed: number
  /** Nominal size, the pixels of the finished print; the long side is 1600. */
  size: readonly [number, number]
  draw: Program
  finish: Finish
  /** Working pixels for each printed one; 2 unless a program smooths its own edges. */
  oversample?: 1 | 2
}
