import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { isDiskFull } from '#server/platform/database/errors.ts'
import { FolderError } from '#server/platform/database/folder-lock.ts'
import { createPrivateFilesOnly } from '#server/platform/database/private-folder.ts'
import { nameCommand } from '#server/platform/name-command.ts'
import { backUp } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { restore } from './restore.ts'

const describeUsage = (): string => `Backups of this installation, its database and its uploads:
  ${nameCommand('npm run backup --', 'node dist/server/backup.js backup')} FILE                 writes one tar file, while the server runs or not
  ${nameCommand('npm run restore --', 'node dist/server/backup.js restore')} FILE [--replace]    puts it back and checks it; stop every instance first`

/** The folder of package.json, found from the built file. */
function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

async function main(): Promise<string> {
  createPrivateFilesOnly()
  const [command, file, ...options] = process.argv.slice(2)
  const isKnown =
    options.every((option) => option === '--replace') && /^(backup|restore)$/.test(command ?? '')
  if (!file || file.startsWith('--') || !isKnown) throw new BackupError(describeUsage())
  const root = projectFolder()
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const config = readConfig(process.env)
  const installation = { config, clock: systemClock, migrations: join(root, 'migrations'), version }
  const manifest =
    command === 'backup'
      ? await backUp(installation, file)
      : await restore(installation, file, options.includes('--replace'))
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const done = command === 'backup' ? 'Backed up' : 'Restored and checked'
  const pictures = Object.keys(manifest.files).length - 1
  return `${done}: ${rows} rows in ${Object.keys(manifest.tables).length} tables, ${pictures} uploaded files`
}

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const isKnown = [BackupError, ConfigError, FolderError].some((kind) => error instanceof kind)
    const words = error instanceof Error ? error.message : String(error)
    const message = isDiskFull(error) ? `the disk is full (${words})` : words
    process.stderr.write(isKnown ? `${message}\n` : `The command failed: ${message}\n`)
    process.exit(1)
  },
)
