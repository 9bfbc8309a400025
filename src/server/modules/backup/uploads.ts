import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openFolder } from '#server/platform/uploads/folder-store.ts'
import { LARGEST_FILE, type UploadStore } from '#server/platform/uploads/upload-store.ts'
import { BackupError } from './backup-error.ts'

/** May miss a cleaning's picture that is replaced meanwhile. */
export async function copyUploads(from: UploadStore, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const { path } of await from.list()) {
    await mkdir(dirname(join(to, path)), { recursive: true })
    await from.copyTo(path, join(to, path))
  }
}

/** Writes before it deletes, so that a page that is open meanwhile finds its pictures. */
export async function restoreUploads(from: string, to: UploadStore): Promise<void> {
  const files = await openFolder(from).list()
  for (const { path } of files) await to.write([[path, await readFile(join(from, path))]])
  const paths = new Set(files.map(({ path }) => path))
  for (const { path } of await to.list()) if (!paths.has(path)) await to.delete(path)
}

export type Copied = { files: number; added: number; stored: number; foreign: number }

/**
 * Copies the missing files and counts both sides afterwards. The folder stays, so this may run while
 * instances serve. Throws `BackupError` when a file is missing or has another size.
 */
export async function copyToBucket(folder: string, bucket: UploadStore): Promise<Copied> {
  const files = await openFolder(folder).list()
  const tooLarge = files.find(({ bytes }) => bytes > LARGEST_FILE)
  if (tooLarge) throw new BackupError(`${tooLarge.path} has more than 32 MB and is no picture of an upload`)
  const before = await sizesIn(bucket)
  const missing = files.filter(({ path, bytes }) => before.get(path) !== bytes)
  for (const { path } of missing) await bucket.write([[path, await readFile(join(folder, path))]])
  const after = await sizesIn(bucket)
  const lost = files.filter(({ path, bytes }) => after.get(path) !== bytes)
  if (lost[0])
    throw new BackupError(
      `${lost.length} of ${files.length} files are not in the bucket, first ${lost[0].path}`,
    )
  return {
    files: files.length,
    added: missing.length,
    stored: after.size,
    foreign: after.size - files.length,
  }
}

const sizesIn = async (store: UploadStore): Promise<Map<string, number>> =>
  new Map((await store.list()).map(({ path, bytes }) => [path, bytes]))
