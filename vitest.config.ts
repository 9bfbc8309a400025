import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'

const units: TestUserConfig = {
  sequence: { groupOrder: 0 },
  globalSetup: ['src/server/testing/prepare-database.ts', 'src/server/testing/prepare-channel-worker.ts'],
  pool: 'forks',
  maxWorkers: availableParallelism(),
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** They look at what the process has loaded, and change it. */
const aloneInProcess = ['src/server/telemetry/*.test.ts']

export default defineConfig({
  test: {
    reporters: ['default', './scripts/tally-reporter.mjs'],
    // As patient as everything else that is awaited: a busy machine is no failure.
    expect: { poll: { timeout: 60_000 } },
    provide: { rounds: Number(process.env.TEST_ROUNDS ?? 0.25) },
    projects: [
      {
        extends: true,
        test: {
          ...units,
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}', 'studio/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: [...configDefaults.exclude, ...aloneInProcess],
          // The server is imported once a worker, not once a file: its modules keep nothing between two servers.
          isolate: false,
        },
      },
      { extends: true, test: { ...units, name: 'units-alone', include: aloneInProcess } },
    ],
  },
})
