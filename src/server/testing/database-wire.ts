import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection to a database that a test can cut, silence and restore. */
export type DatabaseWire = {
  /** The database's address through this connection. */
  url: string
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>
  /** Drops all data in both directions; accepts new connections and never answers. */
  swallow: () => void
  /** Delivers all data in both directions this many milliseconds later. */
  slow: (ms: number) => void
  /** Lets new connections work again; old ones stay broken. */
  restore: () => Promise<void>
  close: () => Promise<void>
}

export async function databaseWire(address: string): Promise<DatabaseWire> {
  const real = new URL(address)
  const ends = new Set<Socket>()
  let swallows = false
  let delayMs = 0
  const watch = (end: Socket) => {
    ends.add(end)
    end.on('error', () => undefined)
    end.on('close', () => ends.delete(end))
  }
  const join = (from: Socket, to: Socket, isLost: () => boolean) => {
    from.on('data', (bytes) => {
      if (isLost()) return
      if (delayMs === 0) to.write(bytes)
      else setTimeout(() => to.write(bytes), delayMs)
    })
    from.on('close', () => to.destroy())
  }
  const server = createServer((near) => {
    watch(near)
    if (swallows) return near.resume()
    const far = connect(Number(real.port || 5432), real.hostname)
    watch(far)
    let wasLost = false
    const isLost = () => {
      wasLost ||= swallows
      return wasLost
    }
    join(near, far, isLost)
    join(far, near, isLost)
    return near
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const through = new URL(address)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  const cut = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    for (const end of ends) end.destroy()
    await closed
  }
  return {
    url: through.href,
    cut,
    swallow: () => {
      swallows = true
    },
    slow: (ms) => {
      delayMs = ms
    },
    restore: async () => {
      swallows = false
      if (!server.listening) await listen(port)
    },
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
