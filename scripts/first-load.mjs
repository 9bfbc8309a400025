import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, root } from './steps.mjs'

/** Most kilobytes of gzipped scripts that a page loads first, and of gzipped styles. */
const measured = [
  { name: 'home', route: 'index', scripts: 129, styles: 10 },
  { name: 'browse', route: 'browse', scripts: 131, styles: 10 },
  { name: 'lodge', route: 'lodge.$slug.index', scripts: 140.5, styles: 10 },
  { name: 'a stay', route: 'booking.$reference', scripts: 151, styles: 17.5 },
]
/** Of the other pages outside the admin area: a library of forms or dialogs would be more. */
const OTHERS = { scripts: 141, styles: 17.5 }
const ENTRY = 'src/web/entry-client.tsx'
const componentId = (route) => `src/web/routes/${route}.tsx?tsr-split=component`

/** Measures what each page loads first; more than its bound fails the build. */
export function checkFirstLoad() {
  const client = join(root, 'dist', 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
  const kilobytes = (files) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).length, 0) / 1024
  const others = Object.keys(manifest)
    .map((name) => /^src\/web\/routes\/(?!admin\.)(.+)\.tsx\?tsr-split=component$/.exec(name)?.[1])
    .filter((route) => route && !measured.some((page) => page.route === route))
    .map((route) => ({ name: route, route, ...OTHERS }))
  return [...measured, ...others]
    .map(({ name, route, ...bounds }) => {
      const { scripts, styles } = listFiles(manifest, [ENTRY, componentId(route)])
      const sizes = { scripts: kilobytes(scripts), styles: kilobytes(styles) }
      const line = `First load of ${name}, gzip: ${sizes.scripts.toFixed(1)} KB of JavaScript in ${scripts.size} files, ${sizes.styles.toFixed(1)} KB of CSS`
      for (const kind of ['scripts', 'styles'])
        if (sizes[kind] > bounds[kind]) giveUp(`${line}: more than ${bounds[kind]} KB of ${kind}`)
      return line
    })
    .join('\n')
}

/** The files of modules and of what they import. */
function listFiles(manifest, names) {
  const scripts = new Set()
  const styles = new Set()
  const reach = (name) => {
    const chunk = manifest[name]
    if (!chunk) giveUp(`The build has no ${name}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) reach(imported)
  }
  for (const name of names) reach(name)
  return { scripts, styles }
}
