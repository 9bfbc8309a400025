import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { FolderError, lockFolder } from '#server/platform/database/folder-lock.ts'
import { openPglite } from '#server/platform/database/pglite.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { createPrivateFilesOnly, makeFolderPrivate } from '#server/platform/database/private-folder.ts'
import { createLog } from '#server/platform/telemetry/log.ts'
import { CommandError, runAdminCommand } from './admin-command.ts'

function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

async function main(): Promise<void> {
  createPrivateFilesOnly()
  const config = readConfig(process.env)
  const migrations = join(projectFolder(), 'migrations')
  const release = config.DATABASE_URL ? async () => {} : await lockFolder(config.DATA_DIR)
  if (!config.DATABASE_URL) await makeFolderPrivate(config.DATA_DIR)
  const database = config.DATABASE_URL
    ? await openPostgres(
        { address: config.DATABASE_URL, direct: config.DATABASE_DIRECT_URL },
        migrations,
        createLog('silent'),
      )
    : await openPglite(config.DATA_DIR, migrations)
  try {
    await database.migrate()
    const context = { db: database.db, clock: systemClock }
    const output = await runAdminCommand(context, process.argv.slice(2), config.ADMIN_PASSWORD)
    process.stdout.write(`${output}\n`)
  } finally {
    await database.close()
    await release()
  }
}

main().catch((error: unknown) => {
  const isKnown = [CommandError, ConfigError, FolderError].some((kind) => error instanceof kind)
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(isKnown ? `${message}\n` : `The command failed: ${message}\n`)
  process.exit(1)
})
