import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const DECISION = 'decisions/067-node-versions-and-held-back-dependencies.md'

/** The rows of decision 067's table: names of packages, where a `*` stands for any end, and what holds them back. */
export function heldBack() {
  const rows = readFileSync(join(root, DECISION), 'utf8').matchAll(/^\| (?!Package|---)(.+?) \| (.+?) \|/gm)
  return [...rows].map(([, names, reason]) => ({ names: names.split(', '), reason }))
}

/** What holds a package back; undefined where nobody wrote it. */
export const reasonFor = (name, rows) =>
  rows.find(({ names }) =>
    names.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each)),
  )?.reason

/** Name and installed version of each package that a package.json names. */
export function namedPackages() {
  return ['', 'bench', 'scripts'].flatMap((folder) => {
    const read = (file) => JSON.parse(readFileSync(join(root, folder, file), 'utf8'))
    const { dependencies, devDependencies } = read('package.json')
    const { packages } = read('package-lock.json')
    return Object.keys({ ...dependencies, ...devDependencies }).map((name) => ({
      name,
      version: packages[`node_modules/${name}`].version,
    }))
  })
}
