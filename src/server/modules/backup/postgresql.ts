import { open } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as z from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { BackupError } from './backup-error.ts'
import type { DatabaseCopier } from './database-copier.ts'
import { digestTables, type Manifest, ROWS_DIGEST, TABLES, TableDigest } from './manifest.ts'
import { libpqEnvironment, runProgram } from './programs.ts'

/** `poolWithTimeouts` gives instances and migrations this name. */
const INSTANCES = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name like 'crypto-lodge%'`
const EMPTY_SCHEMAS = `set lock_timeout = '10s'; drop schema if exists public cascade;
  drop schema if exists drizzle cascade; create schema public`

export function postgresqlCopier(url: string): DatabaseCopier {
  const environment = libpqEnvironment(url)
  return {
    kind: 'postgresql',
    // The digests and pg_dump read the same snapshot.
    dump: (file) =>
      withClient(url, async (client) => {
        await client.query('begin isolation level repeatable read read only')
        const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
        const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0]?.id}`]
        await runProgram('pg_dump', [...args, `--file=${file}`], environment)
        return digestTables(drizzle(client) as unknown as Database)
      }),
    isEmpty: () =>
      withClient(
        url,
        async (client) => (await countRows(client, `select count(*)::int as count ${TABLES}`)) === 0,
      ),
    restore: async (file, check) => {
      await withClient(url, refuseWhileServing)
      const script = `${file}.sql`
      await runProgram('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file])
      if ((await withClient(url, readVersion)) < 17) await leaveOutTransactionTimeout(script)
      const args = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--tuples-only', '--no-align']
      await runProgram('psql', args, environment, (printed) => replaceBy(script, check, printed))
    },
  }
}

/** pg_dump 17 and newer begin every script with this setting, which older servers refuse. */
const TRANSACTION_TIMEOUT = '\nSET transaction_timeout = 0;\n'
/** The setting is before the first table. */
const SETTINGS_BYTES = 1024

/** Turns the setting into a comment, in place, because a script may have gigabytes. */
async function leaveOutTransactionTimeout(script: string): Promise<void> {
  const file = await open(script, 'r+')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SETTINGS_BYTES), 0, SETTINGS_BYTES, 0)
    const at = buffer.subarray(0, bytesRead).indexOf(TRANSACTION_TIMEOUT)
    if (at >= 0) await file.write('--', at + 1)
  } finally {
    await file.close()
  }
}

async function readVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
}

const DIGESTS = `set time zone 'UTC';
select format($$select json_build_object('table', %L::text, 'rows', count(*)::int, 'digest', ${ROWS_DIGEST}) from %I.%I t$$,
  table_schema || '.' || table_name, table_schema, table_name) ${TABLES} \\gexec`
const DIGESTS_END = 'end of digests'

/**
 * psql's input: one transaction that replaces the database and commits after `check`. When it fails or is cut
 * off, the old database stays.
 */
async function* replaceBy(
  script: string,
  check: Parameters<DatabaseCopier['restore']>[1],
  printed: AsyncIterable<string>,
): AsyncGenerator<string> {
  const file = script.replaceAll('\\', '\\\\').replaceAll("'", "''")
  yield `begin;\n${EMPTY_SCHEMAS};\n\\i '${file}'\n${DIGESTS}\n\\echo ${DIGESTS_END}\n`
  const tables: Manifest['tables'] = {}
  for await (const line of printed) {
    if (line === DIGESTS_END) {
      check(tables)
      yield 'commit;\n'
      return
    }
    if (!line.startsWith('{')) continue
    const { table, rows, digest } = RestoredTable.parse(JSON.parse(line))
    tables[table] = { rows, digest }
  }
}

const RestoredTable = TableDigest.extend({ table: z.string() })

/** Connections of a stopped instance may need a moment to end. */
async function refuseWhileServing(client: pg.Client): Promise<void> {
  for (let looks = 0; (await countRows(client, INSTANCES)) > 0; looks++) {
    if (looks === 10) throw new BackupError('An instance uses this database: stop every instance first')
    await setTimeout(100)
  }
}

async function countRows(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 })
  try {
    await client.connect()
  } catch (error) {
    throw new BackupError(`PostgreSQL does not answer: ${(error as Error).message}`)
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
