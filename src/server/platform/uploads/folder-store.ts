import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { failure } from '../failure.ts'
import { isByteRange, readByteRange } from './byte-range.ts'
import type { OpenedFile, StoredFile, UploadFile, UploadStore } from './upload-store.ts'

export const openFolder = (folder: string): UploadStore => ({
  place: folder,
  write: (files) => writeTogether(folder, files),
  read: (path, range) => openFile(join(folder, path), range),
  delete: (path) => rm(join(folder, path), { force: true }),
  list: () => listFiles(folder),
  copyTo: (path, target) => copyUpload(join(folder, path), target),
})

/**
 * Renames complete files, so that nobody reads half a picture; when the disk has no room for all, none
 * stays. Names are random, because the same picture may come twice at once, and two containers have the
 * same process ids.
 */
async function writeTogether(folder: string, files: readonly UploadFile[]): Promise<void> {
  const parts = files.map(([name, bytes]) => {
    const path = join(folder, name)
    const aside = join(dirname(path), `.${randomBytes(12).toString('hex')}`)
    return { aside, path, bytes }
  })
  for (const each of new Set(parts.map(({ path }) => dirname(path))))
    await mkdir(each, { recursive: true, mode: 0o700 })
  try {
    for (const { aside, bytes } of parts) await writeFile(aside, bytes, { mode: 0o600 })
    for (const { aside, path } of parts) await rename(aside, path)
  } catch (error) {
    for (const { aside } of parts) await rm(aside, { force: true })
    throw error
  }
}

async function openFile(path: string, header: string | undefined): Promise<OpenedFile | null> {
  const file = await open(path).catch(() => null)
  if (!file) return null
  const { size } = await file.stat()
  if (!isByteRange(header)) return { bytes: size, stream: file.createReadStream() }
  const part = readByteRange(header, size)
  if (!part) {
    await file.close()
    throw failure('bad_range', 'The picture has no such bytes')
  }
  const { start, end } = part
  const stream = file.createReadStream({ start, end })
  return { bytes: end - start + 1, stream, range: `bytes ${start}-${end}/${size}` }
}

/** A name that begins with a dot is not complete yet. */
async function listFiles(folder: string): Promise<StoredFile[]> {
  if (!existsSync(folder)) return []
  const found: StoredFile[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const names = entry.isDirectory() ? await filesIn(join(folder, entry.name)) : []
    const paths = entry.isFile() ? [entry.name] : names.map((name) => `${entry.name}/${name}`)
    for (const path of paths) {
      const known = await stat(join(folder, path)).catch(() => null)
      if (known) found.push({ path, bytes: known.size, changedAt: known.mtimeMs })
    }
  }
  return found
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** Copies where the folders are on different disks. Ignores a file that has been deleted. */
export async function copyUpload(from: string, to: string): Promise<void> {
  await link(from, to)
    .catch(() => copyFile(from, to))
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || existsSync(from)) throw error
    })
}
