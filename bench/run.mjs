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
// Below both folders of packages, so that the program finds those of either.
const outDir = join(root, 'bench/node_modules/.cache', `bench-${process.pid}`)
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: `bench/${process.argv[2]}.ts`,
    outDir,
    minify: false,
    rolldownOptions: {
      external: Object.keys(devDependencies),
      output: { entryFileNames: 'bench.mjs' },
    },
  },
})
await import(pathToFileURL(`${outDir}/bench.mjs`).href)
await rm(outDir, { recursive: true })
