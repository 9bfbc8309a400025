import * as z from 'zod'
import { KEY_START } from '#contract/api-keys/api-keys.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { type FailureCode, failures, Problem } from '#contract/platform/problem.ts'
import { webhookBodies } from '#contract/webhooks/webhook-bodies.ts'
import { LONGEST_KEY } from './idempotency.ts'

type Json = Record<string, unknown>

const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

function toParameters(schema: z.ZodType | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: json,
  }))
}

const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller: the same key and body repeat the first reply, another body is refused (422).',
  schema: { type: 'string', maxLength: LONGEST_KEY },
}

function toSuccess({ reply, media = 'application/json', otherMedia }: Endpoint): Json {
  const content = {
    [media]: { schema: toSchema(reply, 'output') },
    ...(otherMedia && { [otherMedia]: { schema: { type: 'string' } } }),
  }
  return { description: 'Done', content }
}

function toResponses(endpoint: Endpoint): Json {
  const { status = 200, repeatStatus } = endpoint
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const titles = new Map<number, Set<string>>()
  for (const code of listCodes(endpoint)) {
    const { status, title } = failures[code]
    titles.set(status, (titles.get(status) ?? new Set()).add(title))
  }
  const refusals = [...titles].map(([status, all]) => [
    status,
    { description: [...all].join('; '), content: problem },
  ])
  return {
    [status]: status === 204 ? { description: 'Done' } : toSuccess(endpoint),
    ...(repeatStatus && {
      [repeatStatus]: { ...toSuccess(endpoint), description: 'A repeat: what the first call made' },
    }),
    ...Object.fromEntries(refusals),
  }
}

function listCodes({ access, params, errors }: Endpoint): readonly FailureCode[] {
  return [
    ...(access !== 'public' ? (['unauthorized', 'forbidden'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    'too_many',
    'unavailable',
    ...errors,
  ]
}

function toOperation(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
      ...(endpoint.errors.includes('key_reused') ? [keyParameter] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toSchema(endpoint.body, 'input') } },
      },
    }),
    responses: toResponses(endpoint),
    security: securityFor(endpoint),
    ...(endpoint.access !== 'public' && { 'x-least-role': endpoint.access }),
  }
}

/** An API key is accepted where the call has a scope, which OpenAPI 3.1 lists as a role of the key. */
function securityFor({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return []
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])]
}

function describeWebhooks(): Json {
  const described = [...webhookBodies].map(([event, body]) => [
    event,
    {
      post: {
        operationId: `webhook-${event.replace('.', '-')}`,
        summary: `${event}, signed as Standard Webhooks say`,
        security: [],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: toSchema(body, 'output') } },
        },
        responses: {
          200: { description: 'Received; every status from 200 to 299 says so' },
          410: { description: 'Gone: switches the webhook off' },
        },
      },
    },
  ])
  return Object.fromEntries(described)
}

export function toOpenApi(api: Record<string, Endpoint>, server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(api)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: toOperation(name, endpoint),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Crypto Lodge',
      version: '1.0.0',
      description: 'Lodges, stays, market, chat and the admin area.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Problem: toSchema(Problem, 'output') },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a member of staff who has signed in',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key, which begins with ${KEY_START}; each call names the scope that the key needs`,
        },
      },
    },
  }
}
