import { resolve } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built program that reads foreign calendars: a thread cannot run TypeScript. */
    feedWorker: string
  }
}

const FOLDER = 'dist/tests'

/** Builds the feed worker once for the whole run, from the sources as they stand. */
export default async function prepareFeedWorker(project: TestProject): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/calendar/feed-worker.ts',
      outDir: FOLDER,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
  project.provide('feedWorker', resolve(FOLDER, 'feed-worker.js'))
}
