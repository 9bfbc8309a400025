/** The programs of worker threads and of child processes: file by name. */
export const workerPrograms: Record<string, string>
/** Builds them into a folder, as `channel-worker.js` and so on. */
export function buildWorkers(outDir: string): Promise<unknown>
