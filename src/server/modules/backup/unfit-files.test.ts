import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { testClock } from '#server/testing/test-clock.ts'
import { BackupError } from './backup-error.ts'
import { runProgram } from './programs.ts'
import { restore } from './restore.ts'

let folder: string
let DATA_DIR: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unfit-files-'))
  DATA_DIR = join(folder, 'data')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Restores the file; returns the words of the refusal. */
async function restoreError(path: string): Promise<string> {
  const installation = {
    config: readConfig({ DATA_DIR }),
    clock: testClock(),
    migrations: 'migrations',
    version: '0.1.0',
  }
  const error = await restore(installation, path, true).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(error instanceof BackupError)) throw error
  expect(error.message).not.toContain('\n')
  expect(error.message).not.toContain('tar:')
  expect(await readdir(DATA_DIR)).toEqual([])
  return error.message
}

/** A tar file of one 200 KB file and a manifest. */
async function archive(manifest: string): Promise<string> {
  const content = await mkdtemp(join(folder, 'content-'))
  await writeFile(join(content, 'manifest.json'), manifest)
  await writeFile(join(content, 'database'), Buffer.alloc(200_000, 'x'))
  const path = `${content}.tar`
  await runProgram('tar', [
    '--create',
    `--file=${path}`,
    `--directory=${content}`,
    'manifest.json',
    'database',
  ])
  return path
}

test.each([
  ['a letter', Buffer.from('Dear owner,\nhere is your backup.\n'), /no backup of Crypto Lodge/],
  ['a long text', Buffer.from('Dear owner,\n'.repeat(5000)), /no backup of Crypto Lodge/],
  [
    'a picture',
    Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(70_000, 7)]),
    /no backup/,
  ],
  ['an empty file', Buffer.alloc(0), /it is empty/],
  ['zeros', Buffer.alloc(20_480), /no backup of Crypto Lodge/],
  ['a compressed text', gzipSync('Dear owner'), /no backup of Crypto Lodge/],
])('restore says what %s is not', async (_name, bytes, words) => {
  const path = join(folder, 'file.tar')
  await writeFile(path, bytes)
  expect(await restoreError(path)).toMatch(words)
})

test.each([513, 50_000, 150_000])('restore says that a backup of %i bytes is cut off', async (bytes) => {
  const path = await archive('{}')
  await truncate(path, bytes)
  expect(await restoreError(path)).toMatch(/no whole backup: it is cut off or damaged/)
})

test.each(['{', '{}', ''])('restore refuses a tar file with the manifest %j', async (manifest) => {
  expect(await restoreError(await archive(manifest))).toMatch(/no backup of Crypto Lodge/)
})

test('restore refuses a folder', async () => {
  const path = join(folder, 'a-folder')
  await mkdir(path)
  expect(await restoreError(path)).toMatch(/is no file/)
})
