import type { Server } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { createPrivateFilesOnly } from '#server/platform/database/private-folder.ts'
import type { PageRenderer } from '#server/platform/pages/page-renderer.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { startTelemetry } from '#server/platform/telemetry/start-telemetry.ts'
import { createApplication, openDatabase } from './application.ts'

/** Opens what stays open across restarts of the server. */
export async function openForDev() {
  createPrivateFilesOnly()
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const telemetry = await startTelemetry(process.env, log)
  return { config, log, telemetry, ...(await openDatabase(config, log, 'migrations')) }
}

type Opened = Awaited<ReturnType<typeof openForDev>>

/** Builds the server from the current code; `scripts/dev.mjs` listens for it. */
export function createForDev(opened: Opened, pages: PageRenderer, workersFolder: string): Promise<Server> {
  const { config, log, telemetry, database } = opened
  return createApplication({ config, log, telemetry, database, pages, workersFolder })
}
