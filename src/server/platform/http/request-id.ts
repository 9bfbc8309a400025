import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { trustedProxies } from './trusted-proxies.ts'

/** Other text could forge a log line or fill it. */
const wellFormed = /^[\w.-]{8,64}$/
/** W3C Trace Context, section 3.2: version, trace id, parent id, flags. An id of zeros is invalid. */
const traceParent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

export function trustsPeer(config: Config): (socket: Pick<Socket, 'remoteAddress'>) => boolean {
  const trusted = trustedProxies(config.TRUST_PROXY)
  if (trusted === false) return () => false
  const trusts = Array.isArray(trusted) ? proxyAddr.compile(trusted) : trusted
  return ({ remoteAddress = '' }) => trusts(remoteAddress, 0)
}

export function requestIds(config: Config): (request: IncomingMessage) => string {
  const isTrusted = trustsPeer(config)
  return (request) => (isTrusted(request.socket) ? givenId(request) : null) ?? randomUUID()
}

function givenId({ headers }: IncomingMessage): string | null {
  const given = headers['x-request-id']
  if (typeof given === 'string' && wellFormed.test(given)) return given
  return String(headers.traceparent ?? '').match(traceParent)?.[1] ?? null
}

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
