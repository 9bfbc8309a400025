import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Clock } from '#server/platform/clock.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { parsePostgresAddress } from '#server/platform/database/postgres-address.ts'
import { openUploads } from '#server/platform/uploads/open-uploads.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopier } from './database-copier.ts'
import { embeddedCopier } from './embedded.ts'
import { digestFiles, type Manifest } from './manifest.ts'
import { postgresqlCopier } from './postgresql.ts'
import { runProgram } from './programs.ts'
import { copyUploads } from './uploads.ts'

export type Installation = { config: Config; clock: Clock; migrations: string; version: string }

export const copierFor = ({ config, migrations }: Installation): DatabaseCopier =>
  config.DATABASE_URL
    ? postgresqlCopier(parsePostgresAddress(config.DATABASE_DIRECT_URL ?? config.DATABASE_URL).url)
    : embeddedCopier(config, migrations)

/**
 * Writes the database and the uploads into one tar file that only this account can read. The file gets its
 * name, or replaces an existing one, when it is complete. Throws `BackupError`.
 */
export async function backUp(installation: Installation, file: string): Promise<Manifest> {
  const path = resolve(file)
  if (!existsSync(dirname(path))) throw new BackupError(`The folder ${dirname(path)} does not exist`)
  const work = await mkdtemp(join(dirname(path), '.backup-')).catch((error: Error) => {
    throw new BackupError(`The folder ${dirname(path)} cannot be written: ${error.message}`)
  })
  try {
    const content = join(work, 'content')
    await mkdir(content)
    const copier = copierFor(installation)
    // Pictures are copied after the database that names them. A lodge's picture is never deleted, and a
    // cleaning's only by its next one.
    const tables = await copier.dump(join(content, 'database'))
    await copyUploads(openUploads(installation.config), join(content, 'uploads'))
    const manifest: Manifest = {
      format: 1,
      version: installation.version,
      createdAt: isoNow(installation.clock),
      database: copier.kind,
      migrations: tables['drizzle.__drizzle_migrations']?.rows ?? 0,
      tables,
      files: await digestFiles(content),
    }
    await writeFile(join(content, 'manifest.json'), JSON.stringify(manifest, null, 2))
    const archive = join(work, 'archive.tar')
    const names = ['manifest.json', 'database', 'uploads']
    await runProgram('tar', ['--create', `--file=${archive}`, `--directory=${content}`, ...names])
    await chmod(archive, 0o600)
    await rename(archive, path)
    return manifest
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
