import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ARTIST, catalog } from './pieces.ts'
import { described } from './press.ts'

const HEAD = `// Written by \`node studio/art/render.mjs\`; the texts stand in studio/art/pieces.ts.

export type GeneratedPiece = {
  slug: string
  lodgeSlug: string
  title: string
  artist: string
  style: string
  description: string
  seed: number
  picture: {
    src: string
    alt: string
    width: number
    height: number
    color: string
    placeholder: string
    widths: readonly number[]
  }
}
`

/** Writes the gallery's manifest from the catalogue and the prints in the folder. */
export async function writeManifest(folder: string, file: string): Promise<void> {
  const pieces = await Promise.all(
    catalog.map(async (piece) => {
      const { slug, lodgeSlug, title, style, description, seed } = piece
      return {
        slug,
        lodgeSlug,
        title,
        artist: ARTIST,
        style,
        description,
        seed,
        picture: await described(piece, folder),
      }
    }),
  )
  await mkdir(dirname(file), { recursive: true })
  const list = JSON.stringify(pieces, null, 2)
  await writeFile(file, `${HEAD}\nexport const pieces: readonly GeneratedPiece[] = ${list}\n`)
}
