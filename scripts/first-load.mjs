import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { giveUp, root } from './steps.mjs'

const MAX_BYTES = 130 * 1024
const ENTRY = 'src/web/entry-client.tsx'
const HOME = 'src/web/routes/index.tsx?tsr-split=component'

/** Measures the gzipped scripts that the home page loads first; more than 130 KB fails the build. */
export function checkFirstLoad() {
  const client = join(root, 'dist', 'client')
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
  const files = new Set()
  const reach = (name) => {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) reach(imported)
  }
  for (const name of [ENTRY, HOME]) {
    if (!manifest[name]) giveUp(`The build has no ${name}`)
    reach(name)
  }
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(client, file))).length
  const line = `First load of home: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzip, in ${files.size} files`
  if (bytes > MAX_BYTES) giveUp(`${line}: more than ${MAX_BYTES / 1024} KB`)
  return line
}
