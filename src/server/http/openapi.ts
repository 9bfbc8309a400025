import * as z from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { type FailureCode, failures, Problem } from '#contract/problem.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }))
}

function responsesOf(endpoint: Endpoint): Json {
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const status = String(endpoint.status ?? 200)
  const responses: Json = {
    [status]:
      status === '204'
        ? { description: 'Done' }
        : {
            description: 'Done',
            content: {
              [endpoint.media ?? 'application/json']: { schema: schemaOf(endpoint.reply, 'output') },
            },
          },
  }
  for (const code of codesOf(endpoint)) {
    responses[String(failures[code].status)] = { description: failures[code].title, content: problem }
  }
  return responses
}

/** The failures of every call besides its own: no token, unknown address, too many. */
function codesOf({ access, params, errors }: Endpoint): readonly FailureCode[] {
  return [
    ...(access !== 'public' ? (['unauthorized', 'forbidden'] as const) : []),
    ...(params ? (['not_found'] as const) : []),
    'too_many',
    ...errors,
  ]
}

function operationOf(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: responsesOf(endpoint),
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(endpoint.access !== 'public' && { 'x-least-role': endpoint.access }),
  }
}

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiOf(api: Record<string, Endpoint>, server: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(api)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(name, endpoint),
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
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
