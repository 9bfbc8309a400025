import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SeamCode = {
  access_code_id: string
  device_id: string
  name: string
  code: string | null
  starts_at: string
  ends_at: string
  type: string
  status: 'setting' | 'set'
  errors: { error_code: string }[]
}

type Body = Record<string, string | undefined>
type Answer = { status: number; body: object }

export type SeamStandIn = {
  apiKey: string
  apiBase: string
  codes: Map<string, SeamCode>
  /** Names of the calls so far. */
  calls: string[]
  /** Answers the next calls with this status. */
  refuse: (count: number, status: number) => void
  /** Does the next calls of this name and loses their answers. */
  loseAnswersTo: (name: string, count: number) => void
  /** Whether new codes get their digits only later. */
  delayDigits: (isDelayed: boolean) => void
  close: () => Promise<void>
}

const refusal = (status: number, type: string): Answer => ({
  status,
  body: { error: { type, message: type, request_id: randomUUID() }, ok: false },
})

const sixDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

/** The part of Seam's API that `seam-locks.ts` uses, with the answers of its documentation. */
export async function seamStandIn(): Promise<SeamStandIn> {
  const codes = new Map<string, SeamCode>()
  const calls: string[] = []
  const apiKey = 'seam_test_key'
  let refused = { count: 0, status: 500 }
  let lost = { name: '', count: 0 }
  let areDelayed = false

  const create = ({ device_id = '', name = '', code, starts_at = '', ends_at = '' }: Body): Answer => {
    if (!(Date.parse(starts_at) < Date.parse(ends_at))) return refusal(400, 'invalid_input')
    const isTaken = [...codes.values()].some((other) => other.device_id === device_id && other.code === code)
    const made: SeamCode = {
      access_code_id: randomUUID(),
      device_id,
      name,
      code: areDelayed ? null : (code ?? sixDigits()),
      starts_at,
      ends_at,
      type: 'time_bound',
      status: isTaken ? 'setting' : 'set',
      errors: isTaken ? [{ error_code: 'duplicate_code_on_device' }] : [],
    }
    codes.set(made.access_code_id, made)
    return { status: 200, body: { access_code: made, ok: true } }
  }

  const routes: Record<string, (body: Body) => Answer> = {
    create,
    list: ({ device_id }) => {
      const found = [...codes.values()].filter((code) => code.device_id === device_id)
      return { status: 200, body: { access_codes: found, ok: true } }
    },
    get: ({ access_code_id = '' }) => {
      const found = codes.get(access_code_id)
      if (!found) return refusal(404, 'access_code_not_found')
      found.code ??= sixDigits()
      return { status: 200, body: { access_code: found, ok: true } }
    },
    update: ({ access_code_id = '', starts_at, ends_at }) => {
      const found = codes.get(access_code_id)
      if (!found) return refusal(404, 'access_code_not_found')
      Object.assign(found, { starts_at, ends_at })
      return { status: 200, body: { ok: true } }
    },
    delete: ({ access_code_id = '' }) =>
      codes.delete(access_code_id)
        ? { status: 200, body: { ok: true } }
        : refusal(404, 'access_code_not_found'),
  }

  const answerTo = (url: string, isKnown: boolean, body: string): Answer => {
    const name = url.replace('/access_codes/', '')
    calls.push(name)
    if (!isKnown) return refusal(401, 'unauthorized')
    if (refused.count > 0) {
      refused.count -= 1
      return refusal(refused.status, 'internal_server_error')
    }
    return routes[name]?.(JSON.parse(body)) ?? refusal(404, 'not_found')
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk
    })
    request.on('end', () => {
      const isKnown = request.headers.authorization === `Bearer ${apiKey}`
      const answer = answerTo(request.url ?? '', isKnown, body)
      if (lost.count > 0 && request.url?.endsWith(`/${lost.name}`)) {
        lost.count -= 1
        request.socket.destroy()
      } else send(response, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiKey,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    codes,
    calls,
    refuse: (count, status) => {
      refused = { count, status }
    },
    loseAnswersTo: (name, count) => {
      lost = { name, count }
    },
    delayDigits: (isDelayed) => {
      areDelayed = isDelayed
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
