import { join } from 'node:path'
import { ConfigError, publicUrl, readConfig } from '#server/platform/config.ts'
import { FolderError } from '#server/platform/database/folder-lock.ts'
import { createPrivateFilesOnly } from '#server/platform/database/private-folder.ts'
import { drainAndClose } from '#server/platform/http/drain.ts'
import { readAssets } from '#server/platform/pages/assets.ts'
import { projectFolder } from '#server/platform/project-folder.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { startTelemetry } from '#server/platform/telemetry/start-telemetry.ts'
import { createApplication, openDatabase, print } from './application.ts'
import { canonicalAddress, renderPage } from './web/entry-server.tsx'

async function start(): Promise<void> {
  createPrivateFilesOnly()
  const config = readConfig(process.env)
  const root = projectFolder()
  const log = createLog(config.LOG_LEVEL)
  // Before the database, whose statements it traces.
  const telemetry = await startTelemetry(process.env, log)
  const { database, close } = await openDatabase(config, log, join(root, 'migrations'))
  print('Migrating')
  const clientFolder = join(root, 'dist/client')
  const { app } = await createApplication({
    config,
    log,
    database,
    telemetry,
    pages: {
      render: renderPage,
      canonical: canonicalAddress(),
      assets: await readAssets(clientFolder),
      assetsFolder: join(clientFolder, 'assets'),
      publicFolder: join(root, 'public'),
    },
    workersFolder: join(root, 'dist/server'),
  })
  const address = await app.listen({ port: config.PORT, host: config.HOST })
  print(`Ready at ${config.PORT === 0 ? address : publicUrl(config)}`)
  const stop = async () => {
    await drainAndClose(app, config.DRAIN_SECONDS * 1000)
    await close()
    await telemetry?.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** One line for an error that the operator can fix. */
function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ConfigError || error instanceof FolderError) return message
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 3000} is taken: set PORT to another, or stop what uses it`
  if (code === 'EACCES')
    return `Port ${process.env.PORT ?? 3000} may not be used by this account: set PORT to another`
  return `Crypto Lodge could not start: ${message}`
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
