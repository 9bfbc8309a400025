import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { secrets } from './tables/platform.ts'

const NAME = 'hash-key'

/** Created at the first start and shared by all instances. */
export async function installationSecret(db: Database): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  if (!row) throw new Error('the installation has no secret')
  return Buffer.from(row.value, 'base64')
}
