import { build } from 'vite'

/** Builds the program that reads foreign calendars into a folder: a thread cannot run TypeScript. */
export function buildChannelWorker(outDir) {
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/modules/calendar/channel-worker.ts',
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  })
}
