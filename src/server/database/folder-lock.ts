import { createHash } from 'node:crypto'
import { mkdir, open, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

/** An unusable folder; the message is one line for the operator. */
export class FolderError extends Error {}

/**
 * Locks the data folder for this process, because two corrupt PGlite silently, and checks that it is writable. Returns
 * the release. Throws `FolderError`.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await writable(folder)
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path)
}

async function writable(folder: string): Promise<string> {
  try {
    await makeFolder(folder)
    const path = await realpath(folder)
    const probe = join(path, `.write-test-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
    return path
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderError(`DATA_DIR ${folder} cannot be written: ${reason}`)
  }
}

/** Creates one folder after another: Node's recursive mkdir never returns below a folder like /proc. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return
    if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  })
}

const taken = (path: string) =>
  new FolderError(`DATA_DIR ${path} is in use by another process of Crypto Lodge`)

/** An abstract socket disappears with its process, even on SIGKILL. */
function lockBySocket(path: string): Promise<() => Promise<void>> {
  const name = `\0crypto-lodge-${createHash('sha256').update(path).digest('hex')}`
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', () => reject(taken(path)))
    server.listen(name, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

async function lockByFile(path: string): Promise<() => Promise<void>> {
  const file = join(path, 'process.lock')
  const held = Number(await readFile(file, 'utf8').catch(() => ''))
  if (held && isRunning(held)) throw taken(path)
  await rm(file, { force: true })
  const handle = await open(file, 'wx').catch(() => {
    throw taken(path)
  })
  await handle.writeFile(String(process.pid))
  await handle.close()
  return () => rm(file, { force: true })
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
