import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The topology of compose.yaml as processes: two instances, or as many as are given, behind nginx with TLS, PostgreSQL and Redis. */
export type Topology = {
  /** The proxy's address; its certificate is self-signed. */
  base: string
  databaseUrl: string
  /** Each instance's own address, without the proxy. */
  instances: readonly string[]
  /** The instances' process ids. */
  pids: () => number[]
  /** Ends Redis without warning, and starts it again, empty. */
  redis: { kill: () => Promise<void>; start: () => void }
  /** Stops an instance with SIGTERM, waits for its end and starts it again until `/api/ready` is 200. */
  replace: (index: number) => Promise<void>
  stop: () => Promise<void>
}

const FIRST_PORT = 3486
const REDIS_PORT = 3483
const PROXY_PORT = 3484
const DATABASE = 'crypto_lodge_rolling'

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** `environment` is added to that of every instance. */
export async function startTopology(
  postgres: string,
  drainSeconds: number,
  environment: Record<string, string> = {},
  count = 2,
): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-topology-'))
  const databaseUrl = Object.assign(new URL(postgres), { pathname: `/${DATABASE}` }).href
  await onServer(postgres, `drop database if exists ${DATABASE} with (force)`, `create database ${DATABASE}`)
  let redis = startRedis()
  const shared = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DRAIN_SECONDS: String(drainSeconds),
    ...environment,
  }
  const start = (port: number) => startInstance(port, shared)
  const ports = Array.from({ length: count }, (_, index) => FIRST_PORT + index)
  const instances: ChildProcess[] = []
  for (const port of ports) instances.push(await start(port))
  const proxy = await startProxy(folder, ports)
  return {
    base: `https://127.0.0.1:${PROXY_PORT}`,
    databaseUrl,
    instances: ports.map((port) => `http://127.0.0.1:${port}`),
    pids: () => instances.map(({ pid }) => pid ?? 0),
    redis: {
      kill: () => end(redis, 'SIGKILL'),
      start: () => {
        redis = startRedis()
      },
    },
    replace: async (index) => {
      await end(instances[index] as ChildProcess)
      instances[index] = await start(ports[index] as number)
    },
    stop: async () => {
      for (const child of [proxy, ...instances, redis]) await end(child)
      await onServer(postgres, `drop database ${DATABASE} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const startRedis = (): ChildProcess =>
  spawn('redis-server', ['--port', String(REDIS_PORT), '--save', '', '--bind', '127.0.0.1'])

export async function onServer(postgres: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function startInstance(port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
      PUBLIC_URL: `https://127.0.0.1:${PROXY_PORT}`,
      TRUST_PROXY: '1',
      MARKET_SOURCE: 'demo',
      PAYMENT_PROVIDER: 'sandbox',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`an instance ended with ${child.exitCode}`)
    await pause(200)
  }
  return child
}

/** nginx with the template of deploy/ and a certificate of an hour. */
async function startProxy(folder: string, ports: readonly number[]): Promise<ChildProcess> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const made = ['-days', '1', '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  execFileSync('openssl', ['req', '-x509', '-nodes', ...curve, ...made], { stdio: 'ignore' })
  const log = process.env.PROXY_LOG ?? '/dev/null'
  const values: Record<string, string> = {
    SERVER_NAME: '127.0.0.1',
    HTTP_PORT: `127.0.0.1:${PROXY_PORT + 1}`,
    HTTP_PORT_IPV6: `127.0.0.2:${PROXY_PORT + 1}`,
    HTTPS_PORT: `127.0.0.1:${PROXY_PORT}`,
    HTTPS_PORT_IPV6: `127.0.0.2:${PROXY_PORT}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    ACME_FOLDER: folder,
    ACCESS_LOG: '/dev/null',
    ERROR_LOG: log,
  }
  const template = await readFile('deploy/nginx/default.conf.template', 'utf8')
  // Its guests are inventions, so failed requests may be logged in whole.
  const site = template
    .replace(/^ *server \$\{UPSTREAM_1\}(.*)$/m, (_line, rest: string) =>
      ports.map((port) => `  server 127.0.0.1:${port}${rest}`).join('\n'),
    )
    .replace(/^ *server \$\{UPSTREAM_2\}.*\n/m, '')
    .replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '')
    .replaceAll(' crit;', ' warn;')
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${log} warn; worker_processes 1;`
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${main} events { worker_connections 4096; } http { access_log off; ${paths}\n${site}\n}`,
  )
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await accepts(PROXY_PORT))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await pause(50)
  }
  return child
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}
