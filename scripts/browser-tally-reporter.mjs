import { report } from './tally.mjs'

/** More tests than this that passed only when tried again fail the run. */
const MAX_FLAKY = 3

/** Reports a run of the browser specs to `npm test`. */
export default class TallyReporter {
  onBegin(_config, suite) {
    this.suite = suite
    this.errors = 0
  }

  onError() {
    this.errors += 1
  }

  onEnd() {
    const tests = this.suite.allTests()
    const having = (outcome) => tests.filter((test) => test.outcome() === outcome)
    const fullTitle = (test) => test.titlePath().slice(2).join(' › ')
    const flaky = having('flaky').map(fullTitle)
    const hasTooManyFlaky = flaky.length > MAX_FLAKY
    report({
      passed: having('expected').length + flaky.length,
      failed: having('unexpected').length + this.errors + (hasTooManyFlaky ? 1 : 0),
      skipped: having('skipped').length,
      flaky,
      times: tests.map((test) => [
        Math.max(0, ...test.results.map(({ duration }) => duration)),
        fullTitle(test),
      ]),
    })
    return hasTooManyFlaky ? { status: 'failed' } : undefined
  }

  printsToStdio() {
    return false
  }
}
