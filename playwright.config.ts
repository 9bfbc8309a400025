import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/launch.ts'

/** The workers inherit it: a run may go on over midnight. */
process.env.TEST_TODAY ??= new Date().toISOString().slice(0, 10)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: availableParallelism(),
  timeout: 240_000,
  // As patient as everything else that is awaited: a busy machine is no failure.
  expect: { timeout: 60_000 },
  // In `.ci/run` a failed test is tried once more, in a new worker with a product of its own.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  reporter: [['list'], ['./scripts/browser-tally-reporter.mjs']],
  use: {
    viewport: { width: 1366, height: 900 },
    // A worker would answer requests that a test answers.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: launchOptions(),
    // Recording costs every test a third more processor time (decision 095).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
