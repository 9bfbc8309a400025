import { build } from 'vite'

/** The programs of worker threads and of child processes, which cannot run TypeScript: file by name. */
export const workerPrograms = {
  'channel-worker': 'src/server/modules/calendar/channels/channel-worker.ts',
  'picture-worker': 'src/server/modules/lodges/picture-worker.ts',
  'receipt-worker': 'src/server/modules/receipts/receipt-worker.ts',
}

/** Builds them into a folder. */
export function buildWorkers(outDir) {
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: workerPrograms, output: { entryFileNames: '[name].js' } },
    },
  })
}
