import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FolderError } from './folder-lock.ts'

const GROUP_AND_OTHERS = 0o077

/** Call it before any file is opened. */
export function createPrivateFilesOnly(): void {
  process.umask(GROUP_AND_OTHERS)
}

/**
 * 0700 for folders, 0600 for files. Ignores a missing folder and follows no links. Throws `FolderError`.
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
  if (found.mode & GROUP_AND_OTHERS) await chmod(path, found.mode & 0o7777 & ~GROUP_AND_OTHERS)
  if (!found.isDirectory()) return
  for (const name of await readdir(path)) await restrict(join(path, name))
}
