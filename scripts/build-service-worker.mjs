// Builds dist/client/service-worker.js with the list of all files that a stay's page may load. A process of its own, because
// Vite sets NODE_ENV to production in the process that it builds in, and `npm start` serves in its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './steps.mjs'

const ENTRY = 'src/web/entry-client.tsx'
const PAGE = 'src/web/routes/booking.$reference.tsx?tsr-split=component'

const client = join(root, 'dist', 'client')
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'))
await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  define: {
    ENTRY: JSON.stringify(`/${manifest[ENTRY].file}`),
    FILES: JSON.stringify(listFiles(manifest)),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'baseline-widely-available',
    modulePreload: false,
    rolldownOptions: {
      input: join(root, 'src/web/modules/offline/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})

/** Scripts, styles and fonts that entry and page import, and the parts that the page loads later. */
function listFiles(manifest) {
  const files = new Set()
  const reach = (name, followsLazy) => {
    const chunk = manifest[name]
    if (!chunk || files.has(`/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`)
    for (const imported of chunk.imports ?? []) reach(imported, false)
    if (followsLazy) for (const lazy of chunk.dynamicImports ?? []) reach(lazy, true)
  }
  // The entry's own lazy parts are the other pages.
  reach(ENTRY, false)
  reach(PAGE, true)
  return [...files]
}
