import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openUploads } from '#server/platform/uploads/open-uploads.ts'
import { copierFor, type Installation } from './backup.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopier } from './database-copier.ts'
import { differences, digestFiles, Manifest } from './manifest.ts'
import { runProgram } from './programs.ts'
import { restoreUploads } from './uploads.ts'

/**
 * Checks the restored data against the manifest. Refuses a target that is not empty without `replace`. Throws
 * `BackupError`.
 */
export async function restore(installation: Installation, file: string, replace: boolean): Promise<Manifest> {
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupError(`The file ${path} does not exist`)
  const { DATA_DIR } = installation.config
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(DATA_DIR, '.backup-'))
  try {
    await unpack(path, work)
    const manifest = await readManifest(work)
    const copier = copierFor(installation)
    await refuseUnfit(installation, copier, manifest)
    const uploads = openUploads(installation.config)
    // A bucket that does not answer ends the restore here, before anything is replaced.
    const stored = await uploads.list()
    const isEmpty = (await copier.isEmpty()) && stored.length === 0
    if (!isEmpty && !replace)
      throw new BackupError('There is data here already: add --replace to replace it by the backup')
    await copier.restore(join(work, 'database'), (tables) => {
      const wrong = differences(manifest.tables, tables)
      if (wrong.length > 0) throw new BackupError(`The restored database differs: ${wrong.join('; ')}`)
    })
    await restoreUploads(join(work, 'uploads'), uploads)
    return manifest
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function unpack(path: string, folder: string): Promise<void> {
  const start = await readStart(path)
  if (start.length === 0) throw new BackupError(`The file ${path} is no backup of Crypto Lodge: it is empty`)
  const args = ['--extract', '--no-same-owner', `--file=${path}`, `--directory=${folder}`]
  await runProgram('tar', args).catch((error: BackupError) => {
    if (!UNREADABLE.test(error.message)) throw error
    throw new BackupError(
      isTar(start)
        ? `The file ${path} is no whole backup: it is cut off or damaged`
        : `The file ${path} is no backup of Crypto Lodge: it is no tar file`,
    )
  })
}

/** GNU tar and BusyBox give these reasons for a bad file. Other reasons are about this machine. */
const UNREADABLE =
  /EOF|not look like|invalid|short read|magic|corrupt|Skipping|not recoverable|not in \w+ format|exit/i

/** POSIX.1, ustar interchange format: a header's magic is at byte 257. */
const isTar = (start: Buffer): boolean => start.toString('latin1', 257, 262) === 'ustar'

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupError(`The file ${path} cannot be read: ${error.message}`)
  })
  try {
    if (!(await file.stat()).isFile()) throw new BackupError(`${path} is no file: name the file of a backup`)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => 'null')
  const manifest = Manifest.safeParse(parseJson(text)).data
  if (!manifest) throw new BackupError('The file is no backup of Crypto Lodge')
  const { 'manifest.json': _, ...files } = await digestFiles(folder)
  if (!isDeepStrictEqual(files, manifest.files))
    throw new BackupError('The backup is damaged: its files differ from its manifest')
  return manifest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function refuseUnfit(
  { migrations, version }: Installation,
  { kind }: DatabaseCopier,
  manifest: Manifest,
): Promise<void> {
  if (manifest.database !== kind) {
    const how = manifest.database === 'pglite' ? 'without DATABASE_URL' : 'with DATABASE_URL'
    throw new BackupError(`The backup is of a server ${how}: restore it ${how}`)
  }
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  // After going back to an older version, it serves and backs up a database that the newer one has migrated
  // (decision 059).
  if (manifest.migrations > journal.entries.length && manifest.version !== version)
    throw new BackupError(
      `The backup's database is newer than version ${version}: version ${manifest.version} made it and restores it`,
    )
}
