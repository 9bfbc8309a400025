// Lists the licences of dependencies, fonts and pictures, and fails on one that is not allowed: npm run licences
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, print, root } from './steps.mjs'

/** They allow commercial use and ask for no source of ours; the LGPL's libvips is a library of its own beside sharp, the MPL's files stay as they are. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages whose package.json names no licence of the SPDX list, with what their files say. */
const readByHand = {
  'png-js': 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'dejavu-fonts-ttf': 'Bitstream Vera',
}

/** Whether an SPDX expression is allowed: all parts of AND, one part of OR. */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((name) => allowed.has(name)))

/** The packages of a folder's lock file. */
const locked = (folder) =>
  Object.entries(JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')).packages)
const used = ['', 'bench', 'scripts'].flatMap(locked).filter(([path]) => path.startsWith('node_modules/'))
const counts = new Map()
const refused = []
for (const [path, { license, version }] of used) {
  const name = path.replace(/^.*node_modules\//, '')
  const licence = readByHand[name] ?? license ?? 'none'
  if (!readByHand[name] && !isAllowed(licence)) refused.push(`${name} ${version}: ${licence}`)
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
}
if (refused.length > 0) giveUp(`Licences that are not allowed:\n${refused.join('\n')}`)

const pictures = readdirSync(join(root, 'public'), { recursive: true }).filter((name) =>
  /\.(avif|webp|jpe?g|png|svg|ico|mp4|webm)$/.test(name),
)
// The bundles have code of development packages too, so every package is held to the same list.
print('Licence                             packages')
for (const [licence, count] of [...counts].sort(([a], [b]) => a.localeCompare(b)))
  print(`${licence.padEnd(36)}${String(count).padStart(8)}`)
print('Apache-2.0 and OFL-1.1: the fonts of receipts, fonts/README.md')
print(`MIT: ${pictures.length} pictures and films of public/, made by the programs in studio/`)
