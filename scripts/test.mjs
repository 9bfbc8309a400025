import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { build } from './build-product.mjs'
import { install, print, requireNode, run } from './steps.mjs'
import { printTallies } from './tally.mjs'

/**
 * `npm test`: units, then browser specs. With arguments only one of them runs: Playwright after the word `e2e`, otherwise Vitest;
 * the rest of the arguments is theirs.
 */
const [first, ...rest] = process.argv.slice(2)
const runsUnits = first !== 'e2e'
const runsSpecs = first === undefined || first === 'e2e'

requireNode()
await install()
await ensureBrowser()
// On PostgreSQL a unit races with a built server.
if (runsSpecs || process.env.TEST_DATABASE_URL) await build()

const folder = mkdtempSync(join(tmpdir(), 'crypto-lodge-tally-'))
const tally = join(folder, 'tally')
writeFileSync(tally, '')
const start = (program, args, file = tally) => run(process.execPath, [...program, ...args], { TALLY: file })

const units = runsUnits ? await start(['node_modules/vitest/vitest.mjs', 'run'], process.argv.slice(2)) : 0
const specs = runsSpecs ? await runSpecs() : 0
const failed = units !== 0 || specs !== 0
printTallies(tally, failed ? 1 : 0)
rmSync(folder, { recursive: true })
process.exit(failed ? 1 : 0)

/** Runs the browser specs. What failed is run again to record traces, which would cost every test a third more (decision 095). */
async function runSpecs() {
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  const code = await start(playwright, rest)
  if (code === 0 || process.env.E2E_RETRIES || !existsSync('test-results/.last-run.json')) return code
  print('Recording the failed tests again, with traces, in test-results/traces')
  // Which tests failed is read from the folder that is written to.
  cpSync('test-results/.last-run.json', 'test-results/traces/.last-run.json')
  const recording = ['--last-failed', '--trace', 'on', '--output', 'test-results/traces']
  await start(playwright, [...rest, ...recording], join(folder, 'recording'))
  return code
}
