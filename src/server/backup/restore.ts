import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { uploadsFolder } from '../lodges/uploaded-pictures.ts'
import { copierFor, type Installation } from './backup.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopier } from './database-copier.ts'
import { differences, digestFiles, Manifest } from './manifest.ts'
import { runProgram } from './programs.ts'
import { restoreUploads, uploadsIn } from './uploads.ts'

/**
 * Puts a backup's database and uploads in place and checks them against its manifest. Refuses a target that is not empty
 * without `replace`. Throws `BackupError`.
 */
export async function restore(installation: Installation, file: string, replace: boolean): Promise<Manifest> {
  const path = resolve(file)
  if (!existsSync(path)) throw new BackupError(`The file ${path} does not exist`)
  const { DATA_DIR } = installation.config
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(DATA_DIR, '.backup-'))
  try {
    await runProgram('tar', ['--extract', '--no-same-owner', `--file=${path}`, `--directory=${work}`])
    const manifest = await readManifest(work)
    const copier = copierFor(installation)
    await refuseUnfit(installation, copier, manifest)
    const uploads = uploadsFolder(installation.config)
    const isEmpty = (await copier.isEmpty()) && (await uploadsIn(uploads)).length === 0
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

/** The manifest of an unpacked backup whose files are as it lists them. */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => 'null')
  const manifest = Manifest.safeParse(JSON.parse(text)).data
  if (!manifest) throw new BackupError('The file is no backup of Crypto Lodge')
  const { 'manifest.json': _, ...files } = await digestFiles(folder)
  if (!isDeepStrictEqual(files, manifest.files))
    throw new BackupError('The backup is damaged: its files differ from its manifest')
  return manifest
}

async function refuseUnfit(
  { migrations }: Installation,
  { kind }: DatabaseCopier,
  manifest: Manifest,
): Promise<void> {
  if (manifest.database !== kind) {
    const how = manifest.database === 'pglite' ? 'without DATABASE_URL' : 'with DATABASE_URL'
    throw new BackupError(`The backup is of a server ${how}: restore it ${how}`)
  }
  const journal = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  if (manifest.migrations > journal.entries.length)
    throw new BackupError(`The backup was made by version ${manifest.version}, which is newer than this one`)
}
