import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { endProgram, freePort, untilListening } from './programs.ts'

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

const PASSWORD = 'a-secret'

/** Two Redis servers with a password, and a sentinel that makes the second one the master when the first is killed. */
export async function startSentinel(): Promise<{
  url: string
  killMaster: () => Promise<void>
  stop: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-sentinel-'))
  const [master, replica, sentinel] = [await freePort(), await freePort(), await freePort()]
  const programs: ChildProcess[] = []
  const start = async (port: number, ...args: string[]) => {
    const common = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder]
    programs.push(spawn('redis-server', [...args, ...common], { stdio: 'ignore' }))
    await untilListening(port)
  }
  const server = ['--requirepass', PASSWORD, '--masterauth', PASSWORD, '--save', '', '--appendonly', 'no']
  await start(master, ...server)
  await start(replica, ...server, '--replicaof', '127.0.0.1', `${master}`, '--repl-diskless-sync-delay', '0')
  await untilAnswer(master, PASSWORD, ['info', 'replication'], /state=online/)
  const file = join(folder, 'sentinel.conf')
  const lines = [
    `sentinel monitor lodge 127.0.0.1 ${master} 1`,
    `sentinel auth-pass lodge ${PASSWORD}`,
    'sentinel down-after-milliseconds lodge 500',
    'sentinel failover-timeout lodge 3000',
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  await start(sentinel, file, '--sentinel')
  await untilAnswer(sentinel, '', ['info', 'sentinel'], /status=ok,.*slaves=1/)
  // A sentinel that did not run for two seconds on a busy machine would otherwise do nothing for half a minute.
  await untilAnswer(sentinel, '', ['sentinel', 'debug', 'tilt-period', '1000'], /OK/)
  return {
    url: `redis+sentinel://:${PASSWORD}@127.0.0.1:${sentinel}/lodge`,
    killMaster: () => endProgram(programs[0] as ChildProcess),
    stop: async () => {
      for (const program of programs) await endProgram(program)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when a server answers a command as expected. */
async function untilAnswer(port: number, password: string, command: string[], answer: RegExp): Promise<void> {
  const redis = new Redis({ port, host: '127.0.0.1', ...(password && { password }) })
  const [name = '', ...args] = command
  try {
    for (let tries = 0; tries < 300; tries++) {
      if (answer.test(String(await redis.call(name, ...args)))) return
      await setTimeout(50)
    }
    throw new Error(`Redis at port ${port} did not become ready`)
  } finally {
    redis.disconnect()
  }
}
