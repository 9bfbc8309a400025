// Runs a bench program: node bench/run.mjs fireplace
// Node 20 cannot read TypeScript by itself, so the program is bundled first and then run.
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, requireNode, root } from '../scripts/steps.mjs'

requireNode()
await install()
await install('bench')
process.chdir(root)
const { build } = await import('vite')
const { devDependencies } = JSON.parse(readFileSync('bench/package.json', 'utf8'))
const outDir = join(root, 'node_modules/.cache', `bench-${process.pid}`)
/** The program lies among the product's packages; those of the benches are found from here. */
const ownPackages = {
  name: 'own-packages',
  enforce: 'pre',
  resolveId: (name) => (name in devDependencies ? { id: import.meta.resolve(name), external: true } : null),
}
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [ownPackages],
  build: {
    ssr: `bench/${process.argv[2]}.ts`,
    outDir,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
  },
})
await import(pathToFileURL(`${outDir}/bench.mjs`).href)
await rm(outDir, { recursive: true })
