import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('one process locks the data folder, and another gets it after the release', async () => {
  const release = await lockFolder(join(folder, 'data'))
  await expect(lockFolder(join(folder, 'data'))).rejects.toThrow('in use by another process')
  await release()
  await (await lockFolder(join(folder, 'data')))()
})

/** Another container's process: it does not share the abstract socket, only the folder. */
async function listenIn(path: string): Promise<ChildProcess> {
  const code = `require('node:net').createServer().listen('process-0a.sock', () => console.log('listens'))`
  const child = spawn(process.execPath, ['-e', code], { cwd: path, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  await once(child.stdout, 'data')
  return child
}

test.runIf(process.platform === 'linux')(
  'containers lock a folder that they share, until one is killed',
  async () => {
    const path = join(folder, 'shared')
    await mkdir(path)
    const other = await listenIn(path)
    await expect(lockFolder(path)).rejects.toThrow('in use by another process')
    expect(await readdir(path)).toEqual(['process-0a.sock'])
    other.kill('SIGKILL')
    await once(other, 'exit')
    const release = await lockFolder(path)
    expect(await readdir(path)).toEqual([expect.stringMatching(/^process-[0-9a-f]{12}\.sock$/)])
    await release()
    expect(await readdir(path)).toEqual([])
  },
)

test.runIf(process.platform === 'linux')('locks a folder whose path is too long for a socket', async () => {
  const path = join(folder, 'x'.repeat(120))
  const release = await lockFolder(path)
  expect(await readdir(path)).toEqual([])
  await expect(lockFolder(path)).rejects.toThrow('in use by another process')
  await release()
})

test('refuses a read-only folder with one line', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(lockFolder(join(folder, 'file', 'data'))).rejects.toThrow('cannot be written')
})

test.runIf(process.platform === 'linux')('refuses a folder where nothing can be created', async () => {
  await expect(lockFolder('/proc/no/such/folder')).rejects.toThrow('cannot be written')
})
