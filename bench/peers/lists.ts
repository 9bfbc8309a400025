import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pin, serverCore } from '../cores.ts'
import { type Product, startProduct } from '../product.ts'
import { type Contender, LODGES_PATH, type Lodge, ofProduct, requireLodges } from './contender.ts'
import { compare } from './pair.ts'
import { startTwin } from './servers.ts'

const paths = [LODGES_PATH]

/** The list of lodges and an Express 5 twin that has them in memory. */
export async function compareList(product: Product, lodges: readonly Lodge[]): Promise<boolean> {
  const express = await startTwin('lodges.mjs')
  const peer = { name: 'Express 5', paths, ...express }
  await requireLodges(peer, lodges)
  const isMet = await compare({ name: 'GET /api/lodges', paths, ...ofProduct(product) }, [peer])
  await express.stop()
  return isMet
}

/** The same with both on PostgreSQL, each with a database of its own. */
export async function compareStoredList(lodges: readonly Lodge[], postgres: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  const [ours, theirs] = [await createDatabase(client, postgres), await createDatabase(client, postgres)]
  const folder = await mkdtemp(join(tmpdir(), 'crypto-lodge-peers-'))
  try {
    await storeLodges(theirs.url, lodges)
    const product = await startProduct({ DATA_DIR: folder, DATABASE_URL: ours.url })
    process.once('exit', () => product.process.kill())
    pin(serverCore, product.process.pid)
    const express = await startTwin('lodges.mjs', { DATABASE_URL: theirs.url })
    const peer: Contender = {
      name: 'Express 5 with pg',
      paths,
      ...express,
      databasePids: theirs.pids,
    }
    await requireLodges(peer, lodges)
    const own = { name: 'GET /api/lodges, PostgreSQL', paths, ...ofProduct(product), databasePids: ours.pids }
    const isMet = await compare(own, [peer])
    await express.stop()
    await product.kill('SIGTERM')
    return isMet
  } finally {
    for (const { name } of [ours, theirs]) await client.query(`drop database ${name} with (force)`)
    await client.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function createDatabase(client: pg.Client, postgres: string) {
  const name = `crypto_lodge_peers_${randomBytes(4).toString('hex')}`
  await client.query(`create database ${name}`)
  const pids = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [name],
    )
    return rows.map(({ pid }) => pid)
  }
  return { name, url: Object.assign(new URL(postgres), { pathname: `/${name}` }).href, pids }
}

/** The twin's table. */
async function storeLodges(url: string, lodges: readonly Lodge[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table lodges (id integer primary key, lodge jsonb not null)')
  for (const lodge of lodges) await client.query('insert into lodges values ($1, $2)', [lodge.id, lodge])
  await client.end()
}
