import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config'
import { launchOptions } from './e2e/launch.ts'
import { browserCommands } from './src/web/testing/browser-commands.ts'

const units: TestUserConfig = {
  sequence: { groupOrder: 0 },
  globalSetup: ['src/server/testing/prepare-database.ts', 'src/server/testing/prepare-workers.ts'],
  pool: 'forks',
  maxWorkers: availableParallelism(),
  testTimeout: 120_000,
  hookTimeout: 120_000,
}
/** They look at what the process has loaded, and change it. */
const aloneInProcess = ['src/server/platform/telemetry/*.test.ts']
/** Pages without a server, on a desktop and on a phone. */
const onDesktop = ['src/web/**/*.browser.test.tsx']
const onPhone = ['src/web/**/*.phone.test.tsx']

/** The machine's Chromium; its camera is a fake. The window is larger than each page in it. */
function chromium(context: { hasTouch?: boolean } = {}) {
  return playwright({
    launchOptions: launchOptions('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
    contextOptions: { viewport: { width: 1400, height: 1100 }, ...context },
    actionTimeout: 60_000,
  })
}

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
          exclude: [...configDefaults.exclude, ...aloneInProcess, ...onDesktop, ...onPhone],
          // The server is imported once a worker, not once a file: its modules keep nothing between two servers.
          isolate: false,
        },
      },
      { extends: true, test: { ...units, name: 'units-alone', include: aloneInProcess } },
      {
        extends: './vite.config.ts',
        optimizeDeps: { entries: ['src/web/entry-client.tsx', 'src/web/routes/*.tsx'] },
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          // As the browser specs (decision 095); units get no second try.
          retry: Number(process.env.E2E_RETRIES ?? 0),
          setupFiles: ['src/web/testing/setup.ts'],
          globalSetup: ['src/server/testing/serve-answers.ts'],
          // Both instances run side by side, each in one page, which loads the modules once for all files.
          maxWorkers: 1,
          isolate: false,
          testTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: browserCommands,
            provider: chromium(),
            instances: [
              { browser: 'chromium', name: 'browser-desktop', include: onDesktop },
              {
                browser: 'chromium',
                name: 'browser-phone',
                include: onPhone,
                provider: chromium({ hasTouch: true }),
              },
            ],
          },
        },
      },
    ],
  },
})
