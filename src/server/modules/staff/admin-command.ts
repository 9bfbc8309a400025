import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MIN_PASSWORD_CHARACTERS } from '#contract/auth/account.ts'
import { Email } from '#contract/platform/fields.ts'
import { Role } from '#contract/platform/roles.ts'
import { recordChangeBy } from '#server/platform/audit.ts'
import type { Context } from '#server/platform/context.ts'
import { adminSessions, adminUsers, passkeys } from '#server/platform/database/tables/admins.ts'
import { Failure } from '#server/platform/failure.ts'
import { nameCommand } from '#server/platform/name-command.ts'
import { createAdmin } from '../auth/first-admin.ts'
import { noReset } from '../auth/password-reset.ts'
import { easyPasswordReason, hashPassword } from '../auth/passwords.ts'
import { noSecondFactor } from '../auth/second-factor.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { exportPerson } from '../privacy/export-person.ts'
import { PERSON } from '../privacy/person-requests.ts'

const describeUsage = (command = nameCommand('npm run admin --', 'node dist/server/admin.js')): string =>
  `Admins of this installation:
  ${command} create EMAIL [NAME] [ROLE]   a new account; ROLE is admin (without one), manager or housekeeper
  ${command} password EMAIL        a new password; ends the admin's sessions
  ${command} totp-off EMAIL        no code at sign-in any more, for a lost phone; ends the admin's sessions
  ${command} passkeys-off EMAIL    removes the passkeys, for a lost device; ends the admin's sessions
  ${command} disable EMAIL         no sign-in any more; ends the admin's sessions
Data of a person:
  ${command} export EMAIL          everything that is stored about the address, as JSON
  ${command} erase EMAIL           deletes or anonymises it; amounts and dates stay
Before a release:
  ${command} migrate               migrates the database, as each start does
The password is ADMIN_PASSWORD, or is generated and printed once. With the embedded database, stop the server first.`

/** The message is for the operator. */
export class CommandError extends Error {}

type CommandContext = Pick<Context, 'db' | 'clock'>

/** Returns the text to print. Throws `CommandError`. */
export async function runAdminCommand(
  context: CommandContext,
  [command, email = '', name = 'Owner', role = 'admin']: readonly string[],
  given?: string,
): Promise<string> {
  // The command line has migrated the database.
  if (command === 'migrate') return 'The database is migrated'
  if (!command || !(command in commands)) throw new CommandError(describeUsage())
  const address = Email.safeParse(email.toLowerCase())
  if (!address.success) throw new CommandError(`'${email}' is no email address\n${describeUsage()}`)
  const givenRole = Role.safeParse(role)
  if (!givenRole.success) throw new CommandError(`'${role}' is no role\n${describeUsage()}`)
  if (command === 'create' || command === 'password')
    refuseGivenPassword(given, { email: address.data, name })
  const password = given ?? randomBytes(12).toString('base64url')
  const passwordNote = given === undefined ? ` Password: ${password} (shown only once)` : ''
  return commands[command as keyof typeof commands](context, {
    email: address.data,
    name,
    role: givenRole.data,
    password,
    passwordNote,
  })
}

function refuseGivenPassword(given: string | undefined, account: { email: string; name: string }): void {
  if (given === undefined) return
  if (given.length < MIN_PASSWORD_CHARACTERS)
    throw new CommandError(`A password needs at least ${MIN_PASSWORD_CHARACTERS} characters`)
  const reason = easyPasswordReason(given, account)
  if (reason) throw new CommandError(reason)
}

type Wanted = { email: string; name: string; role: Role; password: string; passwordNote: string }

const commands = {
  create: async (context: CommandContext, { email, name, role, password, passwordNote }: Wanted) => {
    if (await findId(context, email)) throw new CommandError(`${email} exists already`)
    await context.db.transaction(async (db) => {
      await createAdmin({ ...context, db }, { email, name, role, password })
      await recordCommand({ ...context, db }, 'create', email)
    })
    return `Created ${email}.${passwordNote}`
  },
  password: async (context: CommandContext, { email, password, passwordNote }: Wanted) => {
    const fields = { passwordHash: await hashPassword(password), isActive: true, ...noLinks }
    await change(context, email, 'change the password of', fields)
    return `Set a new password for ${email}.${passwordNote}`
  },
  'totp-off': async (context: CommandContext, { email }: Wanted) => {
    await change(context, email, 'turn off second factor', noSecondFactor)
    return `Signing in as ${email} asks for no code any more.`
  },
  'passkeys-off': async (context: CommandContext, { email }: Wanted) => {
    await removePasskeys(context, email)
    await change(context, email, 'remove the passkeys of', null)
    return `${email} has no passkeys any more.`
  },
  disable: async (context: CommandContext, { email }: Wanted) => {
    await removePasskeys(context, email)
    await change(context, email, 'disable', { isActive: false, ...noLinks })
    return `Disabled ${email}.`
  },
  export: (context: CommandContext, { email }: Wanted) =>
    forPerson(context, 'export', async (inner) => JSON.stringify(await exportPerson(inner, email), null, 2)),
  erase: (context: CommandContext, { email }: Wanted) =>
    forPerson(context, 'erase', async (inner) => {
      const { erased, kept } = await erasePerson(inner, email)
      const rows = Object.entries(erased).map(([name, count]) => `  ${name}: ${count}`)
      return ['Erased:', ...rows, 'Stays:', ...kept.map((text) => `  ${text}`)].join('\n')
    }),
}

/** One transaction with an entry in the audit trail. A failure is for the operator. */
async function forPerson(
  context: CommandContext,
  action: string,
  work: (context: CommandContext) => Promise<string>,
): Promise<string> {
  try {
    return await context.db.transaction(async (db) => {
      const inner = { ...context, db }
      const output = await work(inner)
      await recordChangeBy(inner, { id: null, name: 'Command line' }, { action, subject: PERSON })
      return output
    })
  } catch (error) {
    throw error instanceof Failure ? new CommandError(error.message) : error
  }
}

/** These changes end open invitations and links to a new password. */
const noLinks = { inviteHash: null, inviteExpiresAt: null, ...noReset }

async function findId({ db }: CommandContext, email: string): Promise<number | null> {
  const [known] = await db.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.email, email))
  return known?.id ?? null
}

function recordCommand(context: CommandContext, action: string, email: string): Promise<void> {
  return recordChangeBy(context, { id: null, name: 'Command line' }, { action, subject: `admin ${email}` })
}

async function removePasskeys(context: CommandContext, email: string): Promise<void> {
  const id = await findId(context, email)
  if (id !== null) await context.db.delete(passkeys).where(eq(passkeys.adminId, id))
}

/** Ends all of the admin's sessions; a null `fields` changes nothing else. */
async function change(
  context: CommandContext,
  email: string,
  action: string,
  fields: Partial<typeof adminUsers.$inferInsert> | null,
): Promise<void> {
  const id = await findId(context, email)
  if (id === null) throw new CommandError(`There is no admin ${email}`)
  await context.db.transaction(async (db) => {
    if (fields) await db.update(adminUsers).set(fields).where(eq(adminUsers.id, id))
    await db.delete(adminSessions).where(eq(adminSessions.adminId, id))
    await recordCommand({ ...context, db }, action, email)
  })
}
