import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildChannelWorker } from '../../../scripts/channel-worker.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built channel worker, because a thread cannot run TypeScript. */
    channelWorker: string
  }
}

const FOLDER = 'dist/tests'

/** Builds the channel worker once for the whole run. */
export default async function prepareChannelWorker(project: TestProject): Promise<void> {
  await buildChannelWorker(FOLDER)
  project.provide('channelWorker', resolve(FOLDER, 'channel-worker.js'))
}
