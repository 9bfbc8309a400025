import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CLEANING_FOLDER, writeWhole } from '../lodges/uploaded-pictures.ts'

/** Paths of the stored files from the folder of uploads; a name that begins with a dot is not complete yet. */
export async function uploadsIn(folder: string): Promise<string[]> {
  const cleaning = await filesIn(join(folder, CLEANING_FOLDER))
  return [...(await filesIn(folder)), ...cleaning.map((name) => join(CLEANING_FOLDER, name))]
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** Copies all uploads, without a cleaning's picture that is replaced meanwhile. */
export async function copyUploads(from: string, to: string): Promise<void> {
  await mkdir(join(to, CLEANING_FOLDER), { recursive: true })
  for (const path of await uploadsIn(from)) await copyUpload(join(from, path), join(to, path))
}

/** Links the file where both folders are on one disk, and copies it elsewhere; nothing when it has been deleted. */
export async function copyUpload(from: string, to: string): Promise<void> {
  await link(from, to)
    .catch(() => copyFile(from, to))
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || existsSync(from)) throw error
    })
}

/** Writes the backup's pictures, then deletes the others: a page that is open meanwhile finds either. */
export async function restoreUploads(from: string, to: string): Promise<void> {
  await mkdir(join(to, CLEANING_FOLDER), { recursive: true, mode: 0o700 })
  const paths = new Set(await uploadsIn(from))
  for (const path of paths)
    await writeWhole(join(to, dirname(path)), basename(path), await readFile(join(from, path)))
  for (const path of await uploadsIn(to)) if (!paths.has(path)) await rm(join(to, path))
}
