import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Endpoint, InputOf, ReplyOf } from '#contract/platform/endpoint.ts'
import type { Context } from '../context.ts'
import { Failure, failure } from '../failure.ts'

/** Bytes; many times the longest form. */
export const PUBLIC_BODY = 32_768
/** Bytes; staff sends whole lodges. */
export const STAFF_BODY = 1_048_576

export type Answer = {
  status: (code: number) => void
  header: (name: string, value: string) => void
  text: (media: string, body: string) => void
}

export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
  answer: Answer,
  request: FastifyRequest,
) => Promise<ReplyOf<E>>

/** A missing handler does not compile. */
export type Handlers<Module extends Record<string, Endpoint>> = {
  [Name in keyof Module]: Handler<Module[Name]>
}

/** Refuses an admin endpoint without a valid token, or with an API key that lacks its scope. */
export type GetContext = (
  request: FastifyRequest,
  access: Endpoint['access'],
  scope?: Endpoint['scope'],
) => Promise<Context>

/** Fails with `invalid` and a reason for each field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
  throw new Failure('invalid', errors[0]?.message ?? 'The request is not valid', {}, errors)
}

function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (endpoint.params) {
    const params = endpoint.params.safeParse(request.params)
    if (!params.success) throw failure('not_found', 'There is nothing at this address')
    input.params = params.data
  }
  if (endpoint.query) input.query = parse(endpoint.query, request.query)
  if (endpoint.body) input.body = parse(endpoint.body, request.body)
  return input
}

async function respond(endpoint: Endpoint, reply: FastifyReply, body: unknown): Promise<unknown> {
  if (reply.statusCode === 204) return reply.send()
  const { media } = endpoint
  if (media) return reply.type(media.startsWith('text/') ? `${media}; charset=utf-8` : media).send(body)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

export function mount<Module extends Record<string, Endpoint>>(
  app: FastifyInstance,
  module: Module,
  getContext: GetContext,
  handlers: Handlers<Module>,
): void {
  for (const [name, endpoint] of Object.entries(module)) {
    const handle = handlers[name] as unknown as Handler<Endpoint>
    app.route({
      method: endpoint.method,
      bodyLimit: endpoint.access === 'public' ? PUBLIC_BODY : STAFF_BODY,
      url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const context = await getContext(request, endpoint.access, endpoint.scope)
        const input = readInput(endpoint, request)
        reply.code(endpoint.status ?? 200)
        let isText = false
        const answer: Answer = {
          status: (code) => reply.code(code),
          header: (key, value) => reply.header(key, value),
          text: (media, text) => {
            isText = true
            reply.type(`${media}; charset=utf-8`).send(text)
          },
        }
        const body = await handle(context, input as InputOf<Endpoint>, answer, request)
        return reply.sent || isText ? reply : respond(endpoint, reply, body)
      },
    })
  }
}
