import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditTrail } from '#server/platform/database/tables/admins.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { runAdminCommand } from './admin-command.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const run = (command: string, password?: string) =>
  runAdminCommand({ db: testApp.database.db, clock: testApp.clock }, command.split(' '), password)
const login = async (password: string) =>
  testApp.send('POST /api/admin/login', { body: { email: 'nina@example.com', password } })

test('creates an admin with a password printed once, sets another password, and disables the admin', async () => {
  const made = (await run('create Nina@example.com Nina')).match(/Password: (\S+) /)?.[1] ?? ''
  const { body } = await login(made)
  expect(body.admin).toMatchObject({ name: 'Nina', email: 'nina@example.com', role: 'admin' })
  expect(await run('password nina@example.com', 'battery staple')).toBe(
    'Set a new password for nina@example.com.',
  )
  expect((await testApp.send('GET /api/admin/overview', { token: body.token })).status).toBe(401)
  expect((await login(made)).status).toBe(401)
  expect((await login('battery staple')).status).toBe(200)
  expect(await run('disable nina@example.com')).toBe('Disabled nina@example.com.')
  expect((await login('battery staple')).status).toBe(401)
})

test('commands are in the audit trail', async () => {
  await run('create mia@example.com')
  await run('password mia@example.com')
  await run('totp-off mia@example.com')
  await run('disable mia@example.com')
  const trail = await testApp.database.db
    .select({ by: auditTrail.adminName, action: auditTrail.action })
    .from(auditTrail)
    .where(eq(auditTrail.subject, 'admin mia@example.com'))
    .orderBy(auditTrail.id)
  const actions = ['create', 'change the password of', 'turn off second factor', 'disable']
  expect(trail).toEqual(actions.map((action) => ({ by: 'Command line', action })))
})

test.each([
  ['', 'npm run admin -- create'],
  ['create nina', "'nina' is no email address"],
  ['create NINA@example.com', 'nina@example.com exists already'],
  ['disable nobody@example.com', 'There is no admin nobody@example.com'],
])('explains an invalid command: %j', async (command, message) => {
  await expect(run(command)).rejects.toThrow(message)
})

test('explains itself in the words that start it in the image', async () => {
  const { argv } = process
  onTestFinished(() => {
    process.argv = argv
  })
  process.argv = ['node', '/app/dist/server/admin.js']
  await expect(run('')).rejects.toThrow(/^ {2}node dist\/server\/admin\.js create EMAIL/m)
})

test('a password that is too short is refused', async () => {
  await expect(run('create short@example.com', 'short')).rejects.toThrow('at least 8 characters')
})

test('an easy ADMIN_PASSWORD is refused by the commands that set it, and by no other', async () => {
  const easy = 'password'
  await run('create ida@example.com')
  for (const command of ['create una@example.com', 'password ida@example.com'])
    await expect(run(command, easy)).rejects.toThrow('password')
  expect(await run('disable ida@example.com', easy)).toBe('Disabled ida@example.com.')
  expect(await run('export ida@example.com', easy)).toContain('ida@example.com')
})
