import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWorkers } from '../../../scripts/worker-programs.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Built programs of threads and of child processes, which cannot run TypeScript. */
    channelWorker: string
    pictureWorker: string
    receiptWorker: string
  }
}

const FOLDER = 'dist/tests'

/** Builds the workers once for the whole run. */
export default async function prepareWorkers(project: TestProject): Promise<void> {
  await buildWorkers(FOLDER)
  project.provide('channelWorker', resolve(FOLDER, 'channel-worker.js'))
  project.provide('pictureWorker', resolve(FOLDER, 'picture-worker.js'))
  project.provide('receiptWorker', resolve(FOLDER, 'receipt-worker.js'))
}
