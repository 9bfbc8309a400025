// Runs a bench program: node bench/run.mjs fireplace
// Node 20 cannot read TypeScript by itself, so the program is bundled first and then run.
import { rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL(`../node_modules/.cache/bench-${process.pid}`, import.meta.url))
process.chdir(root)
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: `bench/${process.argv[2]}.ts`,
    outDir,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'bench.mjs' } },
  },
})
await import(pathToFileURL(`${outDir}/bench.mjs`).href)
await rm(outDir, { recursive: true })
