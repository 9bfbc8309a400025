import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import { projectFolder } from '#server/platform/project-folder.ts'

export type Font = {
  name: string
  /**
   * Each document parses the bytes itself, because a parsed font keeps the letters of its glyphs for the next
   * document.
   */
  bytes: Buffer
  /** Above and below the baseline, relative to the font's size. */
  ascent: number
  descent: number
  hasGlyph: (codePoint: number) => boolean
}

const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const GEIST = join(packageFolder('@fontsource/geist'), 'files')
const DEJAVU = join(packageFolder('dejavu-fonts-ttf'), 'ttf')

function openFont(folder: string, file: string): Font {
  const bytes = readFileSync(join(folder, file))
  const font = create(bytes)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is not one font`)
  return {
    name: file,
    bytes,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  }
}

/** Files of one weight, because pdfkit embeds no variable fonts. */
export const regular = openFont(GEIST, 'geist-latin-400-normal.woff')
export const bold = openFont(GEIST, 'geist-latin-700-normal.woff')

const folder = join(projectFolder(), 'fonts')
/** Each font draws what those before it lack. DejaVu has Greek, Cyrillic, Hebrew and many signs. */
export const fallbacks = [
  openFont(GEIST, 'geist-latin-ext-400-normal.woff'),
  openFont(DEJAVU, 'DejaVuSans.ttf'),
  ...readdirSync(folder)
    .filter((file) => file.endsWith('.ttf'))
    .sort()
    .map((file) => openFont(folder, file)),
]

/** DejaVu lacks letters of Persian and Urdu, and letters join only in a word of one font. */
export const arabic = fallbacks.find(({ name }) => name.includes('Arabic')) ?? regular
