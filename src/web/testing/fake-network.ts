import { inject } from 'vitest'
import type { CallName, EndpointNamed } from '#contract/api.ts'
import type { ReplyOf } from '#contract/platform/endpoint.ts'
import type { Fetch } from '../platform/api/call.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the seeded server (src/server/testing/serve-answers.ts). */
    answersAt: string
  }
}

type Seeded = { status: number; text: string }
type Reply<Name extends CallName> = ReplyOf<EndpointNamed<Name>>
type Answer = { call: RegExp; respond: Fetch }

/** Replies to reads, requested once for all tests of a worker, because no test changes the seeded server. */
const seededReplies = new Map<string, Promise<Seeded>>()

async function readSeeded(path: string): Promise<Seeded> {
  const response = await fetch(`${inject('answersAt')}${path}`)
  return { status: response.status, text: await response.text() }
}

/** Matches calls of an endpoint: `GET /api/lodges/{slug}`. */
const matching = (name: CallName) =>
  new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const json = (reply: unknown, status = 200) =>
  status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(reply), { status })

const readKey = ({ headers }: RequestInit) => new Headers(headers).get('idempotency-key')
const readBody = ({ body }: RequestInit): unknown => (typeof body === 'string' ? JSON.parse(body) : null)

/** The API of one test. The seeded server replies to each read that the test does not answer itself. */
export class FakeNetwork {
  /** Method and path of each call, without its query. */
  readonly calls: string[] = []
  /** What was written, in order. */
  readonly sent: { call: string; key: string | null; body: unknown }[] = []
  readonly #answers: Answer[] = []

  readonly fetch: Fetch = (path, init) => {
    const call = `${init.method} ${path.split('?')[0]}`
    this.calls.push(call)
    if (init.method !== 'GET') this.sent.push({ call, key: readKey(init), body: readBody(init) })
    const answer = this.#answers.findLast((each) => each.call.test(call))
    return (answer?.respond ?? this.#readSeeded)(path, init)
  }

  /** Calls get this reply from now on; the returned function ends that. */
  answer<Name extends CallName>(name: Name, reply: Reply<Name>, status?: number): () => void {
    return this.#respond(name, async () => json(reply, status))
  }

  /** Reads get the seeded reply with a change. */
  change<Name extends CallName>(name: Name, change: (reply: Reply<Name>) => unknown): () => void {
    return this.#respond(name, async (path, init) =>
      json(change(await (await this.#readSeeded(path, init)).json())),
    )
  }

  /** Calls fail with this status, and with `detail` in a problem document. */
  fail(name: CallName, status = 503, detail?: string): () => void {
    return this.#respond(name, async () =>
      json({ title: 'Refused', status, ...(detail && { detail }) }, status),
    )
  }

  /** Calls get a body that is no reply of theirs. */
  refuse(name: CallName, status: number, body: string): () => void {
    return this.#respond(name, async () => new Response(body, { status }))
  }

  /** The connection breaks before the answer. */
  lose(name: CallName): () => void {
    return this.#respond(name, () => Promise.reject(new TypeError('Failed to fetch')))
  }

  /** Calls get no answer until the returned function is called; then they get the one that they would have had. */
  hold(name: CallName): () => void {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const before = this.#answers.findLast((each) => each.call.source === matching(name).source)
    this.#respond(name, async (path, init) => {
      await released
      return (before?.respond ?? this.#readSeeded)(path, init)
    })
    return release
  }

  #respond(name: CallName, respond: Fetch): () => void {
    const answer = { call: matching(name), respond }
    this.#answers.push(answer)
    return () => void this.#answers.splice(this.#answers.indexOf(answer), 1)
  }

  readonly #readSeeded: Fetch = async (path, { method }) => {
    if (method !== 'GET') throw new Error(`the test has no answer to ${method} ${path}`)
    const reply = seededReplies.get(path) ?? readSeeded(path)
    seededReplies.set(path, reply)
    const { status, text } = await reply
    return new Response(text, { status })
  }
}
