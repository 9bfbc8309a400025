import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', './scripts/tally-reporter.mjs'],
    // As patient as everything else that is awaited: a busy machine is no failure.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          sequence: { groupOrder: 0 },
          include: ['src/**/*.test.{ts,tsx}', 'studio/**/*.test.ts'],
          globalSetup: [
            'src/server/testing/prepare-database.ts',
            'src/server/testing/prepare-feed-worker.ts',
          ],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // After the units: a journey beside them would have less of the machine than a guest has.
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.spec.ts'],
          globalSetup: ['e2e/serve-product.ts'],
          pool: 'forks',
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
