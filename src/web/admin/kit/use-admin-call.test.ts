import { afterEach, expect, test } from 'vitest'
import { ApiError, type Call } from '#web/platform/api/call.ts'
import { adminToken, clearSession, saveSession } from '../auth/session.ts'
import { SessionEnded, withToken } from './use-admin-call.ts'

const admin = { id: 1, name: 'Ada', email: 'ada@example.com', role: 'admin' } as const
const refused = new ApiError(401, 'Unauthorized', '')

/** A client whose call is refused once `begin` has run. */
const refusing = (begin: () => void): Call =>
  withToken((async () => {
    begin()
    throw refused
  }) as unknown as Call)

afterEach(clearSession)

test('a refused call ends the session that it was sent in', async () => {
  saveSession('first', admin)
  await expect(refusing(() => {})('GET /api/admin/staff')).rejects.toBeInstanceOf(SessionEnded)
  expect(adminToken()).toBeNull()
})

test('a late refusal of an older session leaves the new one, and the call fails', async () => {
  saveSession('first', admin)
  const call = refusing(() => saveSession('second', admin))
  await expect(call('GET /api/admin/staff')).rejects.toBe(refused)
  expect(adminToken()).toBe('second')
})
