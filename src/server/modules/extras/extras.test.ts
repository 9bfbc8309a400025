import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
let token: string
beforeAll(async () => {
  testApp = await createTestApp()
  token = await testApp.adminToken()
})
afterAll(() => testApp.close())

const firewood = {
  name: 'Firewood',
  description: 'A basket of birch',
  kind: 'per_piece',
  amount: 25,
  max: 3,
  needsApproval: false,
  noticeHours: 24,
  taxed: true,
}
const sauna = { ...firewood, name: 'Sauna', description: '', kind: 'per_night', amount: 40, max: 1 }

const setExtras = (slug: string, body: object) =>
  testApp.send(`PUT /api/admin/lodges/${slug}/extras`, { body, token })
const read = async (slug: string) => (await testApp.send(`GET /api/lodges/${slug}/extras`)).body
const versioned = async (slug: string) =>
  (await testApp.send(`GET /api/admin/lodges/${slug}/extras`, { token })).body

test('a lodge offers no extras by default', async () => {
  expect(await read('xrp-lodge')).toEqual({ extras: [] })
  expect(await versioned('xrp-lodge')).toEqual({ extras: [], version: 0 })
  expect((await testApp.send('GET /api/lodges/no-lodge/extras')).status).toBe(404)
  expect((await testApp.send('GET /api/admin/lodges/xrp-lodge/extras')).status).toBe(401)
})

test('extras keep their ids when they are edited, and no id is given twice', async () => {
  const { body } = await setExtras('doge-lodge', { extras: [firewood, sauna], version: 0 })
  expect(body).toEqual({
    extras: [
      { id: 1, ...firewood },
      { id: 2, ...sauna },
    ],
    version: 1,
  })
  const dearer = { ...firewood, id: 1, amount: 30 }
  expect((await setExtras('doge-lodge', { extras: [dearer] })).body.extras).toEqual([dearer])
  const again = await setExtras('doge-lodge', { extras: [dearer, sauna], version: 2 })
  expect(again.body.extras.map(({ id }: { id: number }) => id)).toEqual([1, 3])
  expect(await read('doge-lodge')).toEqual({ extras: again.body.extras })
  const [entry] = (await testApp.send('GET /api/admin/audit?limit=1', { token })).body
  expect(entry).toMatchObject({ action: 'set extras', subject: 'lodge doge-lodge' })
})

test('what is left out has a default, and only pieces have more than one', async () => {
  const { body } = await setExtras('pnut-lodge', {
    extras: [
      { name: 'Breakfast', kind: 'per_guest', amount: 20, max: 9 },
      { name: 'Log', kind: 'per_piece', amount: 5 },
    ],
  })
  const plain = { description: '', max: 1, needsApproval: false, noticeHours: 0, taxed: false }
  expect(body.extras).toMatchObject([plain, plain])
})

test.each([
  [{ ...firewood, name: ' ' }, 'extras.0.name'],
  [{ ...firewood, kind: 'per_week' }, 'extras.0.kind'],
  [{ ...firewood, amount: 0 }, 'extras.0.amount'],
  [{ ...firewood, amount: 10_001 }, 'extras.0.amount'],
  [{ ...firewood, amount: 2.5 }, 'extras.0.amount'],
  [{ ...firewood, max: 0 }, 'extras.0.max'],
  [{ ...firewood, noticeHours: -1 }, 'extras.0.noticeHours'],
  [{ ...firewood, description: 'x'.repeat(501) }, 'extras.0.description'],
])('rejects an invalid extra with a reason: %j', async (extra, path) => {
  const { status, body } = await setExtras('pepe-lodge', { extras: [extra] })
  expect(status).toBe(400)
  expect(body.errors.map((error: { path: string }) => error.path)).toContain(path)
})

test('at most 20 extras, each once', async () => {
  expect((await setExtras('pepe-lodge', { extras: Array(21).fill(firewood) })).status).toBe(400)
  const twice = [
    { ...firewood, id: 1 },
    { ...sauna, id: 1 },
  ]
  expect((await setExtras('pepe-lodge', { extras: twice })).status).toBe(400)
})

test('copies extras to all named lodges or to none', async () => {
  await setExtras('mew-lodge', { extras: [firewood, sauna] })
  const copy = (to: string[]) =>
    testApp.send('POST /api/admin/lodges/mew-lodge/extras/copy', { body: { to }, token })
  expect((await copy(['bonk-lodge', 'no-lodge'])).status).toBe(404)
  expect(await read('bonk-lodge')).toEqual({ extras: [] })
  expect((await copy(['bonk-lodge', 'mew-lodge'])).body).toMatchObject({ copied: 1 })
  expect((await read('bonk-lodge')).extras).toMatchObject([firewood, sauna])
  expect((await copy([])).status).toBe(400)
})

test('a copy is undone with the ids of before, until a lodge changes again', async () => {
  const copy = async () =>
    (
      await testApp.send('POST /api/admin/lodges/solana-lodge/extras/copy', {
        body: { to: ['pepe-lodge'] },
        token,
      })
    ).body
  const undo = (changeId: number) =>
    testApp.send('POST /api/admin/extras/undo', { body: { changeId }, token })
  await setExtras('solana-lodge', { extras: [sauna] })
  await setExtras('pepe-lodge', { extras: [firewood] })
  const before = await read('pepe-lodge')
  const { changeId } = await copy()
  expect((await read('pepe-lodge')).extras).toMatchObject([sauna])
  expect((await undo(changeId)).body).toEqual({ changed: 1 })
  expect(await read('pepe-lodge')).toEqual(before)
  expect((await undo(changeId)).status).toBe(409)
  const later = await copy()
  await setExtras('pepe-lodge', { extras: [] })
  expect((await undo(later.changeId)).status).toBe(409)
  expect((await undo(9999)).status).toBe(404)
})

test('a stale version is a conflict with the current extras, unless they are the same', async () => {
  const save = (extra: object, version: number) => setExtras('tezos-lodge', { extras: [extra], version })
  const first = await save(firewood, 0)
  expect(first.body.version).toBe(1)
  const refused = await save(sauna, 0)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    code: 'conflict',
    version: 1,
    current: { extras: [{ id: 1, ...firewood }] },
  })
  // The answer of the first save was lost: saving again is no second change.
  expect((await save(firewood, 0)).body).toEqual(first.body)
})
