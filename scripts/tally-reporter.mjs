/** Prints `N passed, N failed` (and `, N skipped` where there are any) as the last line. */
export default class TallyReporter {
  onTestRunEnd(modules, errors) {
    const tally = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) tally[test.result().state] += 1
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) tally.failed += 1
    }
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
    // The default reporter prints its summary in the same turn.
    process.once('exit', () =>
      process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`),
    )
  }
}
