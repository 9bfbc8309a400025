import { appendFileSync, readFileSync } from 'node:fs'

/**
 * What the reporters of Vitest and Playwright found: each adds one line to the file TALLY, and `npm test` prints the sum.
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[], times: [ms: number, title: string][] }} Tally
 */

/** Adds the tally to the file TALLY, or prints it as the last line where `npm test` did not start the run. */
export function report(tally) {
  const file = process.env.TALLY
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`)
  // The other reporters print their summaries in the same turn.
  else process.once('exit', () => process.stdout.write(`${lastLine(tally)}\n`))
}

/** Prints the slowest ten tests, the flaky ones, and `N passed, N failed` (and `, N skipped` where there are any). */
export function printTallies(file, minFailed) {
  const tallies = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(JSON.parse)
  const times = tallies.flatMap((tally) => tally.times).sort(([a], [b]) => b - a)
  if (times.length > 10) {
    process.stdout.write('\nSlowest\n')
    for (const [ms, title] of times.slice(0, 10))
      process.stdout.write(`  ${(ms / 1000).toFixed(1)} s  ${title}\n`)
  }
  const flaky = tallies.flatMap((tally) => tally.flaky)
  if (flaky.length > 0) process.stdout.write(`\nFlaky\n${flaky.map((title) => `  ${title}\n`).join('')}`)
  const sum = (key) => tallies.reduce((total, tally) => total + tally[key], 0)
  const failed = Math.max(sum('failed'), minFailed)
  process.stdout.write(`\n${lastLine({ passed: sum('passed'), failed, skipped: sum('skipped') })}\n`)
}

const lastLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
