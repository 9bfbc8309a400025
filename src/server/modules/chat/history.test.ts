import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat/chat.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const slug = 'xrp-lodge'
const sendMessage = (message: string) =>
  testApp.send(`POST /api/chat/${slug}`, { body: { userName: 'Ada', message } })

/** All shown ids from the newest to the oldest, read by pages. */
async function pagedIds(limit: number): Promise<number[]> {
  const ids: number[] = []
  for (let offset = 0, hasMore = true; hasMore; offset += limit) {
    const { body } = await testApp.send(`GET /api/chat/${slug}/history?limit=${limit}&offset=${offset}`)
    ids.push(...body.messages.map(({ id }: ChatMessage) => id))
    hasMore = body.hasMore
  }
  return ids
}

async function shownIds(): Promise<number[]> {
  const rows = await testApp.context.db.execute(
    sql`select id from chat_messages where lodge_slug = ${slug} and is_active order by id desc`,
  )
  return (rows as unknown as { rows: { id: number | string }[] }).rows.map(({ id }) => Number(id))
}

test('deep pages of a long history are complete and in order, also after messages were hidden', async () => {
  await testApp.context.db.execute(
    sql`insert into chat_messages (lodge_slug, user_name, message, timestamp)
        select ${slug}, 'Nora', 'line ' || n, now() from generate_series(1, 1490) n`,
  )
  await testApp.context.db.execute(
    sql`insert into chat_marks select ${slug}, 500 * k, (select id from chat_messages order by id offset 500 * k - 1 limit 1)
        from generate_series(1, 2) k`,
  )
  await testApp.context.db.execute(
    sql`update chat_rooms set total_messages = 1490 where lodge_slug = ${slug}`,
  )
  for (let number = 1; number <= 15; number++) await sendMessage(`new ${number}`)
  expect(await pagedIds(99)).toEqual(await shownIds())
  const token = await testApp.adminToken()
  const all = await shownIds()
  // The oldest, one on a checkpoint (place 500), its neighbours, the checkpoint at 1500, and the newest.
  const hidden = [all.at(-1), all.at(-500), all.at(-501), all.at(-499), all.at(-1500), all[0]]
  for (const id of hidden)
    await testApp.send(`PUT /api/admin/chat/messages/${id}`, { body: { isActive: false }, token })
  const left = all.filter((id) => !hidden.includes(id))
  expect(await pagedIds(90)).toEqual(left)
  expect((await testApp.send(`GET /api/chat/${slug}/stats`)).body.totalMessages).toBe(left.length)
  for (let number = 1; number <= 5; number++) await sendMessage(`newer ${number}`)
  expect(await pagedIds(99)).toEqual(await shownIds())
})
