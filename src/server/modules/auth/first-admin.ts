import { randomBytes } from 'node:crypto'
import type { Role } from '#contract/platform/roles.ts'
import { isoNow } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/context.ts'
import { adminUsers } from '#server/platform/database/tables/admins.ts'
import { hashPassword } from './passwords.ts'

const LOCAL_EMAIL = 'owner@cryptolodge.example'

/**
 * Without ADMIN_EMAIL and ADMIN_PASSWORD, a development server creates an admin with a random password, which
 * is returned to be printed once. There is no default password.
 */
export async function ensureFirstAdmin(
  context: Context,
): Promise<{ email: string; password: string } | null> {
  const [known] = await context.db.select({ id: adminUsers.id }).from(adminUsers).limit(1)
  if (known) return null
  const { ADMIN_EMAIL, ADMIN_PASSWORD, NODE_ENV } = context.config
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    await createAdmin(context, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: 'Owner' })
    return null
  }
  if (NODE_ENV !== 'development') {
    context.log.warn('there is no admin: set ADMIN_EMAIL and ADMIN_PASSWORD, or create one (README)')
    return null
  }
  const made = { email: ADMIN_EMAIL ?? LOCAL_EMAIL, password: randomBytes(12).toString('base64url') }
  await createAdmin(context, { ...made, name: 'Owner' })
  return made
}

export async function createAdmin(
  context: Pick<Context, 'db' | 'clock'>,
  admin: { email: string; password: string; name: string; role?: Role },
): Promise<void> {
  await context.db
    .insert(adminUsers)
    .values({
      email: admin.email.toLowerCase(),
      name: admin.name,
      role: admin.role ?? 'admin',
      passwordHash: await hashPassword(admin.password),
      createdAt: isoNow(context.clock),
    })
    .onConflictDoNothing()
}
