// Prints the gallery: node studio/art/render.mjs [--only slug,slug] [--proof folder [--size 0.5]]
// Node 20 cannot read TypeScript by itself, so the programs are bundled first (0.2 s) and then run.
import { rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const outDir = fileURLToPath(new URL(`../../node_modules/.cache/art-${process.pid}`, import.meta.url))
process.chdir(root)
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'studio/art/main.ts',
    outDir,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
})
await import(pathToFileURL(`${outDir}/main.mjs`).href)
await rm(outDir, { recursive: true })
