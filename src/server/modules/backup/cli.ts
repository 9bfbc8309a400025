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
import { openUploads, uploadsFolder } from '#server/platform/uploads/open-uploads.ts'
import { UploadsUnavailable } from '#server/platform/uploads/upload-store.ts'
import { backUp } from './backup.ts'
import { BackupError } from './backup-error.ts'
import { restore } from './restore.ts'
import { copyToBucket } from './uploads.ts'

const describeUsage = (): string => `Backups of this installation, its database and its uploads:
  ${nameCommand('npm run backup --', 'node dist/server/backup.js backup')} FILE                 writes one tar file, while the server runs or not
  ${nameCommand('npm run restore --', 'node dist/server/backup.js restore')} FILE [--replace]    puts it back and checks it; stop every instance first
  ${nameCommand('npm run copy-uploads --', 'node dist/server/backup.js copy-uploads')} [FOLDER]      copies the folder of uploads into the bucket of UPLOADS_URL, and counts both`

function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

async function main(): Promise<string> {
  createPrivateFilesOnly()
  const [command, file, ...options] = process.argv.slice(2)
  if (command === 'copy-uploads' && options.length === 0) return copyUploads(file)
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

async function copyUploads(folder: string | undefined): Promise<string> {
  const config = readConfig(process.env)
  const from = folder ?? uploadsFolder(config)
  if (!config.UPLOADS_URL) throw new BackupError('Set UPLOADS_URL to the bucket first')
  if (!existsSync(from)) throw new BackupError(`The folder ${from} does not exist`)
  const bucket = openUploads(config)
  const { files, added, stored, foreign } = await copyToBucket(from, bucket)
  const others = foreign > 0 ? `, ${foreign} of them from elsewhere` : ''
  return `The folder ${from} has ${files} files, and all are in ${bucket.place}, ${added} of them since now. The bucket has ${stored}${others}. The folder stays as it is.`
}

/** A bucket's reason is for the operator; its message is for guests. */
const explain = (error: unknown): string =>
  error instanceof UploadsUnavailable
    ? `UPLOADS_URL: ${error.reason}`
    : String((error as Error).message ?? error)

main().then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    const isKnown = [BackupError, ConfigError, FolderError, UploadsUnavailable].some(
      (kind) => error instanceof kind,
    )
    const words = explain(error)
    const message = isDiskFull(error) ? `the disk is full (${words})` : words
    process.stderr.write(isKnown ? `${message}\n` : `The command failed: ${message}\n`)
    process.exit(1)
  },
)
