import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { dirname, join } from 'node:path'

export class FolderError extends Error {}

/** Two processes corrupt PGlite silently. Returns the release. Throws `FolderError`. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = await writable(folder)
  return process.platform === 'linux' ? lockBySockets(path) : lockByFile(path)
}

/**
 * This machine or container sees the abstract socket; every container with the folder sees the one in it.
 */
async function lockBySockets(path: string): Promise<() => Promise<void>> {
  const name = `\0crypto-lodge-${createHash('sha256').update(path).digest('hex')}`
  const releaseName = await listen(name).catch(() => {
    throw taken(path)
  })
  const releaseFolder = await lockForContainers(path).catch(async (error: unknown) => {
    await releaseName()
    throw error
  })
  return async () => {
    await releaseFolder()
    await releaseName()
  }
}

async function writable(folder: string): Promise<string> {
  try {
    await makeFolder(folder)
    const path = await realpath(folder)
    const probe = join(path, `.write-test-${process.pid}`)
    await writeFile(probe, '')
    // Another container with the same process id may have removed it.
    await rm(probe, { force: true })
    return path
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderError(`DATA_DIR ${folder} cannot be written: ${reason}`)
  }
}

/** Node's recursive mkdir never returns below a folder like /proc. */
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

const MAX_SOCKET_PATH = 107
const OWN_SOCKET = /^process-[0-9a-f]+\.sock$/

/**
 * Each process listens at its own name before it looks for the others, so that at least one of two sees the
 * other. Names are never used again: a socket that refuses is left from a killed process and is deleted.
 */
async function lockForContainers(path: string): Promise<() => Promise<void>> {
  const own = `process-${randomBytes(6).toString('hex')}.sock`
  const file = join(path, own)
  // On a disk without sockets the abstract socket has to do.
  const release = Buffer.byteLength(file) > MAX_SOCKET_PATH ? null : await listen(file).catch(() => null)
  if (!release) return async () => {}
  const others = (await readdir(path)).filter((name) => OWN_SOCKET.test(name) && name !== own)
  for (const other of others) {
    if (await answers(join(path, other))) {
      await release()
      throw taken(path)
    }
    await rm(join(path, other), { force: true })
  }
  return release
}

/** The socket answers until its process ends, even by SIGKILL. */
function listen(address: string): Promise<() => Promise<void>> {
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    // Another account must see whether it answers; the folder keeps strangers away. An abstract socket has
    // no modes.
    const modes = address.startsWith('\0') ? {} : { readableAll: true, writableAll: true }
    server.listen({ path: address, ...modes }, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })
}

function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
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
