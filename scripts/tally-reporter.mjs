import { report } from './tally.mjs'

/** Reports a run of Vitest to `npm test`. */
export default class TallyReporter {
  onTestRunEnd(modules, errors) {
    const tally = { passed: 0, failed: errors.length, skipped: 0, flaky: [], times: [] }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        tally[test.result().state] += 1
        if (test.diagnostic()?.flaky) tally.flaky.push(`${module.relativeModuleId}: ${test.fullName}`)
        tally.times.push([test.diagnostic()?.duration ?? 0, `${module.relativeModuleId}: ${test.fullName}`])
      }
      if (module.state() === 'failed' && tests.length === 0) tally.failed += 1
    }
    report(tally)
  }
}
