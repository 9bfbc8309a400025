import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage, SentFrame } from '#contract/chat/chat.ts'
import { NAME_IS_RESERVED } from '#contract/chat/reserved-names.ts'
import type { Call } from '#web/platform/api/call.ts'
import { FakeWebSocket, fakeNetwork } from '#web/testing/fake-web-socket.ts'
import { ChatSession, type Speaker } from './chat-session.ts'

const sessions: ChatSession[] = []
beforeEach(() => {
  vi.useFakeTimers()
  fakeNetwork()
})
afterEach(() => {
  for (const session of sessions.splice(0)) session.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Ada's session in a room; `answer` is the body of a POST's answer, `readRecent` gives the recent messages. */
async function aVisit(
  answer: unknown = null,
  speaker: Speaker = { userName: 'Ada', token: null },
  readRecent: () => unknown = () => [],
) {
  const sockets: FakeWebSocket<SentFrame>[] = []
  const posts: string[] = []
  const counts: (number | null)[] = []
  const call = async (name: string) => {
    if (name === 'GET /api/chat/{slug}') return readRecent()
    posts.push(name)
    return answer
  }
  const session = new ChatSession({
    slug: 'xrp-lodge',
    speaker,
    call: call as Call,
    open: () => {
      sockets.push(new FakeWebSocket())
      return sockets.at(-1) as never
    },
    onMarket: () => {},
    onCount: (change) => counts.push(change),
  })
  sessions.push(session)
  session.start()
  await vi.advanceTimersByTimeAsync(0)
  const latest = () => sockets.at(-1) as FakeWebSocket<SentFrame>
  const lines = () => session.view().log.messages.map(({ message }) => message)
  const waiting = () => session.view().log.pending.map(({ message }) => message)
  return { session, sockets, latest, lines, waiting, posts, counts }
}

const bare = (id: number, message: string, userName = 'Ada'): Partial<ChatMessage> => ({
  id,
  lodgeSlug: 'xrp-lodge',
  userName,
  message,
  timestamp: '2026-11-21T12:00:00.000Z',
})

test("sends only messages to a server with the specification's events, at once, and keeps its room", async () => {
  const { session, sockets, latest, lines, waiting } = await aVisit()
  latest().accept()
  session.sendTyping()
  session.send('Good evening')
  expect(latest().sent).toEqual([
    {
      type: 'chat_message',
      userName: 'Ada',
      message: 'Good evening',
      userType: 'guest',
      clientId: expect.any(String),
    },
  ])
  latest().receive('new_message', bare(7, 'Good evening', 'Grace'))
  expect(waiting()).toEqual(['Good evening'])
  latest().receive('new_message', bare(8, 'Good evening'))
  expect([lines(), waiting()]).toEqual([['Good evening', 'Good evening'], []])
  await vi.advanceTimersByTimeAsync(120_000)
  expect([sockets.length, latest().types]).toEqual([1, ['chat_message']])
})

test('an echo without a clientId confirms one of several equal messages', async () => {
  const { session, latest, lines, waiting } = await aVisit()
  latest().accept()
  for (const word of ['Hello', 'Hello', 'Bye']) session.send(word)
  latest().receive('new_message', bare(1, 'Hello'))
  latest().receive('new_message', bare(1, 'Hello'))
  expect([lines(), waiting()]).toEqual([['Hello'], ['Hello', 'Bye']])
})

test('removes all that the server names as hidden, and keeps it away', async () => {
  const { latest, lines } = await aVisit()
  latest().accept()
  for (const id of [1, 2, 3]) latest().receive('new_message', bare(id, `line ${id}`))
  latest().receive('messages_hidden', { ids: [3, 1] })
  latest().receive('new_message', bare(3, 'line 3'))
  expect(lines()).toEqual(['line 2'])
})

test('logs and skips an invalid frame', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { latest, lines } = await aVisit()
  latest().accept()
  for (const data of [undefined, null, {}, { id: 1 }]) latest().receive('new_message', data)
  expect([lines(), log.mock.calls.length]).toEqual([[], 4])
  log.mockRestore()
})

test('requests missed messages after `presence`, and reconnects when no answer comes', async () => {
  const { session, sockets, latest } = await aVisit()
  latest().accept()
  await vi.advanceTimersByTimeAsync(0)
  latest().receive('presence', { count: 1 })
  expect(latest().types).toEqual(['resume'])
  latest().receive('resumed', { messages: [], complete: true })
  session.send('Is anybody there?')
  await vi.advanceTimersByTimeAsync(36_000)
  expect(sockets.length).toBe(2)
  latest().accept()
  await vi.advanceTimersByTimeAsync(0)
  expect(latest().types).toEqual(['chat_message', 'resume'])
})

test('requests no missed messages before the first list, and those after it once it is read', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isAway = true
  const { session, latest } = await aVisit(null, undefined, () => {
    if (isAway) throw new Error('away')
    return [bare(7, 'Good evening')]
  })
  latest().accept()
  await vi.advanceTimersByTimeAsync(0)
  latest().receive('presence', { count: 1 })
  expect(latest().sent).toEqual([])
  isAway = false
  session.readAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(latest().sent).toEqual([{ type: 'resume', after: 7 }])
  log.mockRestore()
})

test('sends as many waiting messages at once as the server takes, and the others later in their order', async () => {
  const { session, latest } = await aVisit()
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
  for (const word of words) session.send(word)
  latest().accept()
  const sent = () => latest().sent.map((frame) => frame.type === 'chat_message' && frame.message)
  expect(sent()).toEqual(words.slice(0, 5))
  await vi.advanceTimersByTimeAsync(5000)
  session.send('eight')
  expect(sent()).toEqual(words.slice(0, 5))
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent()).toEqual([...words, 'eight'])
})

test('sends what is typed at once, and leaves it to the server to refuse who writes too fast', async () => {
  const { session, latest } = await aVisit()
  latest().accept()
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) session.send(word)
  expect(latest().types).toEqual(new Array(6).fill('chat_message'))
})

test('reads the total again after a reconnect, and not with each check of the connection', async () => {
  const { latest, counts } = await aVisit()
  const connect = async () => {
    latest().accept()
    await vi.advanceTimersByTimeAsync(0)
    latest().receive('presence', { count: 1 })
    latest().receive('resumed', { messages: [], complete: true })
  }
  await connect()
  expect(counts).toEqual([])
  latest().close()
  await vi.advanceTimersByTimeAsync(1000)
  await connect()
  expect(counts).toEqual([null])
  await vi.advanceTimersByTimeAsync(25_000)
  expect(latest().types).toEqual(['resume', 'resume'])
  latest().receive('resumed', { messages: [], complete: true })
  expect(counts).toEqual([null])
  latest().receive('resumed', { messages: [bare(9, 'Missed')], complete: true })
  expect(counts).toEqual([null, null])
})

test('a posted message is no longer pending, for any body of the answer', async () => {
  for (const answer of [bare(3, 'By post'), {}, null]) {
    const { session, latest, waiting, posts } = await aVisit(answer)
    latest().accept()
    latest().close()
    session.send('By post')
    await vi.advanceTimersByTimeAsync(20_000)
    expect([posts.length, waiting()]).toEqual([1, []])
  }
})

test('does not show a posted message that an owner has hidden', async () => {
  const { session, latest, lines, waiting } = await aVisit({ ...bare(3, 'Rude'), isActive: false })
  latest().close()
  session.send('Rude')
  await vi.advanceTimersByTimeAsync(0)
  expect([lines(), waiting()]).toEqual([[], []])
})

test('an owner whose name is refused learns that the session has expired', async () => {
  const { session, latest } = await aVisit(null, { userName: 'Olive Owner', token: 'long-gone' })
  latest().accept()
  session.send('Breakfast is at eight.')
  const [pending] = session.view().log.pending
  expect(session.view().hasExpired).toBe(false)
  latest().receive('refused', { clientId: pending?.clientId, reason: NAME_IS_RESERVED })
  expect(session.view()).toMatchObject({
    hasExpired: true,
    log: { pending: [{ reason: NAME_IS_RESERVED }] },
  })
})

test('a message that arrives while older recent messages are on their way stays', async () => {
  let answer: (messages: unknown[]) => void = () => {}
  let reads = 0
  const { session, lines, latest } = await aVisit(null, undefined, () => {
    reads += 1
    return reads === 3
      ? new Promise((resolve) => {
          answer = resolve
        })
      : [bare(1, 'Good evening')]
  })
  latest().accept()
  latest().receive('presence', { count: 1 })
  await vi.advanceTimersByTimeAsync(0)
  latest().receive('resumed', { messages: [], complete: true })
  while (reads < 3) {
    session.readAgain()
    await vi.advanceTimersByTimeAsync(0)
  }
  latest().receive('new_message', bare(2, 'The fire is lit'))
  answer([bare(1, 'Good evening')])
  await vi.advanceTimersByTimeAsync(0)
  expect(lines()).toEqual(['Good evening', 'The fire is lit'])
})

test('recent messages that cannot be read are a failure, and can be read again', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isAway = true
  const { session, lines } = await aVisit(null, undefined, () => {
    if (isAway) throw new Error('away')
    return [bare(1, 'Good evening')]
  })
  expect(session.view().recent).toBe('failed')
  isAway = false
  session.readAgain()
  expect(session.view().recent).toBe('loading')
  await vi.advanceTimersByTimeAsync(0)
  expect([session.view().recent, lines()]).toEqual(['ready', ['Good evening']])
  log.mockRestore()
})
