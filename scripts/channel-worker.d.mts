/** Builds the program that reads foreign calendars into a folder, as `channel-worker.js`. */
export function buildChannelWorker(outDir: string): Promise<unknown>
