import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pin, serverCore } from '../cores.ts'
import { type Product, startProduct } from '../product.ts'
import { fill, type Size } from './fill.ts'

type Filled = { product: Product; client: pg.Client; url: string; token: string; slugs: string[] }

/** Serves a filled PostgreSQL database of its own while `work` runs, and drops it then. */
export async function withFilledProduct<Result>(
  postgres: string,
  size: Size,
  work: (filled: Filled) => Promise<Result>,
): Promise<Result> {
  const name = `crypto_lodge_growth_${randomBytes(4).toString('hex')}`
  const url = Object.assign(new URL(postgres), { pathname: `/${name}` }).href
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-bench-'))
  await onServer(postgres, `create database ${name}`)
  const client = new pg.Client({ connectionString: url })
  let product: Product | undefined
  try {
    const environment = { DATABASE_URL: url, DATA_DIR: folder }
    await (await startProduct(environment)).kill('SIGTERM')
    await client.connect()
    await fill(client, size)
    product = await startProduct(environment)
    pin(serverCore, product.process.pid)
    const { rows } = await client.query<{ slug: string }>('select slug from lodges order by id')
    const slugs = rows.map(({ slug }) => slug)
    return await work({ product, client, url, token: (await signIn(product.base)).token, slugs })
  } finally {
    if (product?.process.exitCode === null) await product.kill('SIGKILL')
    await client.end()
    await onServer(postgres, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
}

async function onServer(postgres: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export async function signIn(base: string): Promise<{ token: string; admin: unknown }> {
  const login = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'correct horse battery' }),
  })
  return (await login.json()) as { token: string; admin: unknown }
}

/** Milliseconds of processor time of a process and its threads; 0 for one that has ended. */
export function processorMs(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`
  if (!existsSync(tasks)) return 0
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, part) => sum + part, 0) / 1e6
}
