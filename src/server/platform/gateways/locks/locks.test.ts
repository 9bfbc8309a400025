import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SeamStandIn, seamStandIn } from '#server/testing/seam-stand-in.ts'
import { LockError, type LockGateway } from './lock-gateway.ts'
import { sandboxLocks } from './sandbox-locks.ts'
import { seamLocks } from './seam-locks.ts'

let seam: SeamStandIn
beforeAll(async () => {
  seam = await seamStandIn()
})
afterAll(() => seam.close())

const period = { from: '2026-12-04T23:00:00.000Z', until: '2026-12-07T18:00:00.000Z' }
const aCode = (name: string) => ({ deviceId: 'front-door', name, ...period })
const later = { from: '2026-12-05T23:00:00.000Z', until: '2026-12-08T18:00:00.000Z' }

const gateways = [
  ['the sandbox', () => sandboxLocks(Buffer.alloc(32, 7))],
  ['Seam', () => seamLocks(seam)],
] as const satisfies [string, () => LockGateway][]

describe.each(gateways)('locks of %s', (_name, open) => {
  test('make six digits for each stay, the same for a repeated call', async () => {
    const first = await open().createCode(aCode('Stay A'))
    expect(first.code).toMatch(/^\d{6}$/)
    expect(await open().createCode(aCode('Stay A'))).toEqual(first)
    const other = await open().createCode(aCode('Stay B'))
    expect([other.id === first.id, other.code === first.code]).toEqual([false, false])
    expect(await open().readCode(first.id)).toEqual(first)
  })

  test('give a stay the digits that it had before', async () => {
    const made = await open().createCode({ ...aCode('Stay J'), code: '314159' })
    expect(made.code).toBe('314159')
    expect(await open().readCode(made.id)).toEqual(made)
  })

  test('keep the digits when the dates change', async () => {
    const made = await open().createCode(aCode('Stay C'))
    expect(await open().changePeriod(made.id, later)).toBe(true)
    expect(await open().readCode(made.id)).toEqual(made)
  })

  test('remove a code any number of times, by id or by name', async () => {
    const { id } = await open().createCode(aCode('Stay D'))
    const code = { id, deviceId: 'front-door', name: 'Stay D' }
    await open().removeCode(code)
    await open().removeCode(code)
    await open().createCode(aCode('Stay E'))
    await open().removeCode({ id: null, deviceId: 'front-door', name: 'Stay E' })
    await open().removeCode({ id: null, deviceId: 'front-door', name: 'Stay E' })
  })
})

describe('Seam', () => {
  const named = (name: string) => [...seam.codes.values()].filter((code) => code.name === name)

  test('has one code after a lost answer, and none after its removal', async () => {
    const locks = seamLocks(seam)
    seam.loseAnswersTo('create', 1)
    await expect(locks.createCode(aCode('Stay F'))).rejects.toThrow('did not answer /access_codes/create')
    expect(named('Stay F')).toHaveLength(1)
    const made = await locks.createCode(aCode('Stay F'))
    expect(named('Stay F')).toMatchObject([
      { access_code_id: made.id, starts_at: period.from, ends_at: period.until, type: 'time_bound' },
    ])
    await locks.removeCode({ id: null, deviceId: 'front-door', name: 'Stay F' })
    expect(named('Stay F')).toEqual([])
  })

  test('says that it does not know a code any more', async () => {
    expect(await seamLocks(seam).changePeriod('gone', later)).toBe(false)
    expect(await seamLocks(seam).readCode('gone')).toBe(null)
  })

  test('gives the digits later where the lock chooses them', async () => {
    seam.delayDigits(true)
    const made = await seamLocks(seam).createCode(aCode('Stay G'))
    seam.delayDigits(false)
    expect(made.code).toBe(null)
    expect(await seamLocks(seam).readCode(made.id)).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) })
  })

  test('says when a code is not at the lock yet, and fails when the lock does not take it', async () => {
    const made = await seamLocks(seam).createCode(aCode('Stay I'))
    expect(made.isAtLock).toBe(true)
    const stored = seam.codes.get(made.id)
    if (!stored) throw new Error('the stand-in has lost the code')
    stored.status = 'setting'
    expect(await seamLocks(seam).readCode(made.id)).toEqual({ ...made, isAtLock: false })
    stored.errors = [{ error_code: 'no_space_for_access_code_on_device' }]
    await expect(seamLocks(seam).readCode(made.id)).rejects.toThrow(
      'The lock did not take a code: no_space_for_access_code_on_device',
    )
  })

  test('fails without naming its key when it refuses or is away', async () => {
    seam.refuse(1, 503)
    const refused = seamLocks(seam).createCode(aCode('Stay H'))
    await expect(refused).rejects.toThrow('Seam answered 503 internal_server_error to /access_codes/list')
    await expect(seamLocks({ ...seam, apiKey: 'wrong' }).readCode('x')).rejects.toThrow('401')
    const away = seamLocks({ ...seam, apiBase: 'http://127.0.0.1:1' })
    await expect(away.readCode('x')).rejects.toThrow(LockError)
  })
})
