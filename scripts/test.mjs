import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build-product.mjs'
import { install, requireNode, run } from './steps.mjs'
import { printTallies } from './tally.mjs'

/**
 * `npm test`: units, then browser specs. With arguments only one of them runs: Playwright after the word `e2e`, otherwise Vitest;
 * the rest of the arguments is theirs.
 */
const [first, ...rest] = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const playwright = ['node_modules/@playwright/test/cli.js', 'test']

requireNode()
await install()
await ensureBrowser()
await build()

const folder = mkdtempSync(join(tmpdir(), 'crypto-lodge-tally-'))
const tally = join(folder, 'tally')
writeFileSync(tally, '')
const start = (program, args = []) => run(process.execPath, [...program, ...args], { TALLY: tally })

let code = 0
if (first === undefined) code = (await start(vitest)) || 0
else if (first !== 'e2e') code = await start(vitest, [first, ...rest])
if (first === undefined || first === 'e2e') code = (await start(playwright, rest)) || code

printTallies(tally, code === 0 ? 0 : 1)
rmSync(folder, { recursive: true })
process.exit(code)
