import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { toRows } from '#server/platform/database/rows.ts'
import { BackupError } from './backup-error.ts'

export const TableDigest = z.object({ rows: z.int(), digest: z.string() })
const FileDigest = z.object({ bytes: z.int(), sha256: z.string() })

export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.string(),
  database: z.enum(['pglite', 'postgresql']),
  /** The number of applied migrations. */
  migrations: z.int(),
  tables: z.record(z.string(), TableDigest),
  files: z.record(z.string(), FileDigest),
})
export type Manifest = z.infer<typeof Manifest>
type Tables = Manifest['tables']

export const TABLES = `from information_schema.tables
  where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`

/** A digest of the rows of table `t` in any order. */
export const ROWS_DIGEST = `coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text`

export async function digestTables(db: Database): Promise<Tables> {
  await db.execute(sql`set time zone 'UTC'`)
  const found = toRows<{ schema: string; name: string }>(
    await db.execute(sql`select table_schema as schema, table_name as name ${sql.raw(TABLES)} order by 1, 2`),
  )
  const tables: Tables = {}
  for (const { schema, name } of found) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const [row] = toRows<{ rows: number; digest: string }>(
      await db.execute(sql`select count(*)::int as rows, ${sql.raw(ROWS_DIGEST)} as digest from ${table} t`),
    )
    if (row) tables[`${schema}.${name}`] = row
  }
  return tables
}

export function differences(expected: Tables, found: Tables): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].flatMap((name) => {
    const [a, b] = [expected[name], found[name]]
    if (a && b && a.rows === b.rows && a.digest === b.digest) return []
    return [
      `${name} has ${b?.rows ?? 'no'} rows${a?.rows === b?.rows ? ' with other contents' : ''}, the backup ${a?.rows ?? 'none'}`,
    ]
  })
}

export async function digestFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = {}
  const names = await readdir(folder, { recursive: true })
  for (const name of names.sort()) {
    const path = join(folder, name)
    const stat = await lstat(path)
    if (stat.isDirectory()) continue
    if (!stat.isFile()) throw new BackupError(`The backup is damaged: ${name} is no plain file`)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    files[name] = { bytes: stat.size, sha256: hash.digest('hex') }
  }
  return files
}
