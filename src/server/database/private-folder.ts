import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderError } from './folder-lock.ts'

/** Permission bits of the group and of every other account. */
const OTHERS = 0o077

/** From now on nothing this process creates can be read by another account (umask 077). Call it before any file is opened. */
export function createPrivateFilesOnly(): void {
  process.umask(OTHERS)
}

/**
 * Takes the rights of other accounts from a folder and everything in it: 0700 for folders, 0600 for files. A folder that does
 * not exist is fine; links are not followed. Throws `FolderError` where the rights cannot be changed.
 */
export async function makeFolderPrivate(folder: string): Promise<void> {
  try {
    await restrict(folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderError(`${folder} can be read by other accounts and this cannot be changed: ${reason}`)
  }
}

async function restrict(path: string): Promise<void> {
  const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!found || found.isSymbolicLink()) return
  if (found.mode & OTHERS) await chmod(path, found.mode & 0o7777 & ~OTHERS)
  if (!found.isDirectory()) return
  for (const name of await readdir(path)) await restrict(join(path, name))
}
