import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { traceStatements } from '../telemetry/statements.ts'
import type { Database, OpenDatabase } from './database.ts'
import { PrivateNodeFS } from './private-node-fs.ts'

export async function openPglite(
  folder: string | null,
  migrations: string,
  dump?: Buffer,
): Promise<OpenDatabase> {
  const path = folder === null ? undefined : join(folder, 'database')
  if (path) await mkdir(path, { recursive: true, mode: 0o700 })
  const client = await PGlite.create({
    ...(path ? { fs: new PrivateNodeFS(path) } : {}),
    ...(dump ? { loadDataDir: new Blob([new Uint8Array(dump)]) } : {}),
    extensions: { btree_gist, pg_trgm },
  })
  const db = drizzle(traceStatements(client))
  return {
    db: db as unknown as Database,
    kind: 'pglite',
    migrate: () => migrate(db, { migrationsFolder: migrations }),
    close: () => client.close(),
    dump: async () => {
      await client.exec('checkpoint')
      return Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer())
    },
  }
}
