import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseAt } from '#server/testing/prepare-database.ts'
import { onServer } from '#server/testing/test-database.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'
import { postgresqlCopier } from './postgresql.ts'

const server = process.env.TEST_DATABASE_URL

/** Puts a pg_restore into the path whose scripts have the setting that versions from 17 on write. */
async function usePgRestore17(folder: string): Promise<void> {
  const real = execFileSync('sh', ['-c', 'command -v pg_restore'], { encoding: 'utf8' }).trim()
  const setting = 'SET transaction_timeout = 0;'
  const stub = `#!/bin/sh
${real} "$@" || exit
for argument; do case $argument in --file=*) script=\${argument#--file=} ;; esac; done
grep -qx '${setting}' "$script" || sed -i '0,/^SET lock_timeout.*/s//&\\n${setting}/' "$script"
`
  await writeFile(join(folder, 'pg_restore'), stub, { mode: 0o700 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
}

/** A database and a folder of one test. */
async function createDatabase(): Promise<{ url: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-postgresql-'))
  const name = `crypto_lodge_test_${randomBytes(6).toString('hex')}`
  await onServer(server ?? '', `create database ${name}`)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await onServer(server ?? '', `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  })
  return { url: databaseAt(server ?? '', name), folder }
}

test.runIf(server)('restores with programs that are newer than the server', async () => {
  const { url, folder } = await createDatabase()
  await onServer(url, "create table notes (text text); insert into notes values ('a row')")
  await usePgRestore17(folder)
  const copier = postgresqlCopier(url)
  const file = join(folder, 'database')
  const tables = await copier.dump(file)
  await onServer(url, 'drop table notes')
  let restored: Manifest['tables'] = {}
  await copier.restore(file, (found) => {
    restored = found
  })
  expect(Object.keys(tables)).toEqual(['public.notes'])
  expect(restored).toEqual(tables)
})

test.runIf(server)('a backup that differs from its digests replaces nothing', async () => {
  const { url, folder } = await createDatabase()
  await onServer(url, "create table notes (text text); insert into notes values ('a row'), ('another')")
  const copier = postgresqlCopier(url)
  const file = join(folder, "it's data\\base")
  await copier.dump(file)
  await onServer(url, "insert into notes values ('a later row')")
  const present = await copier.dump(join(folder, 'present'))
  const check = (tables: Manifest['tables']) => {
    throw new BackupError(`differs: ${tables['public.notes']?.rows} rows`)
  }
  await expect(copier.restore(file, check)).rejects.toThrow(/^differs: 2 rows$/)
  expect(await copier.dump(join(folder, 'kept'))).toEqual(present)
})

test.runIf(server)('a script that fails replaces nothing, and its reason is given', async () => {
  const { url, folder } = await createDatabase()
  await onServer(url, "create table notes (text text); insert into notes values ('a row')")
  const copier = postgresqlCopier(url)
  const present = await copier.dump(join(folder, 'present'))
  const stub = `#!/bin/sh
for argument; do case $argument in --file=*) echo 'select 1 / 0;' > "\${argument#--file=}" ;; esac; done
`
  await writeFile(join(folder, 'pg_restore'), stub, { mode: 0o700 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  const restored = copier.restore(join(folder, 'present'), () => {})
  await expect(restored).rejects.toThrow(/^psql failed: .*division by zero/)
  vi.unstubAllEnvs()
  expect(await copier.dump(join(folder, 'kept'))).toEqual(present)
})
