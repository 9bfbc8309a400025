import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProgram, freePort, untilListening } from './programs.ts'

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

const NOBODY = 65_534

/** PgBouncer in transaction mode before the server of `address`, with four connections for everybody. */
export async function startPgbouncer(address: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(address)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const listenPort = await freePort()
  const secret = password && ` password=${decodeURIComponent(password)}`
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432} user=${username}${secret}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  await chmod(folder, 0o755)
  // It refuses to be root.
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const program = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...account })
  await untilListening(listenPort)
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}${pathname}?pgbouncer=true`,
    stop: async () => {
      await endProgram(program)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
