import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Log } from '../telemetry/log.ts'

/** Only the owner can read the data folder, and so this socket. */
const socketPath = (folder: string): string => join(folder, 'dump.sock')

/**
 * Serves backups in other processes, because only one process may open the folder. A reply is the length in
 * bytes on its own line, then the dump, so that a short reply is a failed one. Returns a function that ends
 * the service.
 */
export async function serveDumps(
  folder: string,
  dump: () => Promise<Buffer>,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketPath(folder)
  await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    send(socket, dump).catch((error: unknown) => {
      log.error({ err: error }, 'a backup could not be read')
      socket.destroy()
    })
  })
  server.on('error', (error) => log.warn({ error: error.message }, 'no backup while the server runs'))
  server.listen(path)
  server.unref()
  return async () => {
    server.close()
    await rm(path, { force: true })
  }
}

async function send(socket: Socket, dump: () => Promise<Buffer>): Promise<void> {
  const bytes = await dump()
  socket.write(`${bytes.length}\n`)
  socket.end(bytes)
}

/** Null when no process serves this folder. */
export async function requestDump(folder: string): Promise<Buffer | null> {
  const socket = connect(socketPath(folder))
  try {
    await once(socket, 'connect')
  } catch {
    return null
  }
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  const whole = Buffer.concat(chunks)
  const end = whole.indexOf('\n')
  const bytes = whole.subarray(end + 1)
  if (end < 1 || bytes.length !== Number(whole.subarray(0, end)))
    throw new Error('the running server did not send its whole database; its log has the reason')
  return bytes
}
