import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { recordChangeBy } from '../auth/audit.ts'
import { createAdmin } from '../auth/first-admin.ts'
import { hashPassword } from '../auth/passwords.ts'
import { noSecondFactor } from '../auth/second-factor.ts'
import type { Context } from '../context.ts'
import { adminSessions, adminUsers } from '../database/tables/admins.ts'

const USAGE = `Admins of this installation:
  npm run admin -- create EMAIL [NAME]   a new admin
  npm run admin -- password EMAIL        a new password; ends the admin's sessions
  npm run admin -- totp-off EMAIL        no code at sign-in any more, for a lost phone; ends the admin's sessions
  npm run admin -- disable EMAIL         no sign-in any more; ends the admin's sessions
The password is ADMIN_PASSWORD, or is made up and told once. With the embedded database, stop the server first.`

const SHORTEST_PASSWORD = 8

/** A wrong command, in words for the person who typed it. */
export class CommandError extends Error {}

/** The books an admin command needs: a database and a clock. */
type CommandContext = Pick<Context, 'db' | 'clock'>

/** Carries out one command and returns what to print. Throws `CommandError` with the reason when it cannot. */
export async function runAdminCommand(
  context: CommandContext,
  [command, email = '', name = 'Owner']: readonly string[],
  given?: string,
): Promise<string> {
  if (!command || !(command in commands)) throw new CommandError(USAGE)
  const address = z.email().safeParse(email.trim().toLowerCase())
  if (!address.success) throw new CommandError(`'${email}' is no e-mail address\n${USAGE}`)
  if (given !== undefined && given.length < SHORTEST_PASSWORD)
    throw new CommandError(`A password needs at least ${SHORTEST_PASSWORD} characters`)
  const password = given ?? randomBytes(12).toString('base64url')
  const passwordNote = given === undefined ? ` Password: ${password} (told only this once)` : ''
  return commands[command as keyof typeof commands](context, {
    email: address.data,
    name,
    password,
    passwordNote,
  })
}

type Wanted = { email: string; name: string; password: string; passwordNote: string }

const commands = {
  create: async (context: CommandContext, { email, name, password, passwordNote }: Wanted) => {
    if (await idOf(context, email)) throw new CommandError(`${email} exists already`)
    await context.db.transaction(async (db) => {
      await createAdmin({ ...context, db }, { email, name, password })
      await recordCommand({ ...context, db }, 'create', email)
    })
    return `Created ${email}.${passwordNote}`
  },
  password: async (context: CommandContext, { email, password, passwordNote }: Wanted) => {
    const fields = { passwordHash: await hashPassword(password), isActive: true }
    await change(context, email, 'change the password of', fields)
    return `Set a new password for ${email}.${passwordNote}`
  },
  'totp-off': async (context: CommandContext, { email }: Wanted) => {
    await change(context, email, 'turn off second factor', noSecondFactor)
    return `Signing in as ${email} asks for no code any more.`
  },
  disable: async (context: CommandContext, { email }: Wanted) => {
    await change(context, email, 'disable', { isActive: false })
    return `Disabled ${email}.`
  },
}

async function idOf({ db }: CommandContext, email: string): Promise<number | null> {
  const [known] = await db.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.email, email))
  return known?.id ?? null
}

function recordCommand(context: CommandContext, action: string, email: string): Promise<void> {
  return recordChangeBy(context, { id: null, name: 'Command line' }, { action, subject: `admin ${email}` })
}

/** Changes an admin and ends all of their sessions. */
async function change(
  context: CommandContext,
  email: string,
  action: string,
  fields: Partial<typeof adminUsers.$inferInsert>,
): Promise<void> {
  const id = await idOf(context, email)
  if (id === null) throw new CommandError(`There is no admin ${email}`)
  await context.db.transaction(async (db) => {
    await db.update(adminUsers).set(fields).where(eq(adminUsers.id, id))
    await db.delete(adminSessions).where(eq(adminSessions.adminId, id))
    await recordCommand({ ...context, db }, action, email)
  })
}
