import type * as z from 'zod'
import type { FailureCode } from './problem.ts'

/** One call of the API as plain data: the server mounts it, the client is typed by it, OpenAPI is printed from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with parameters in braces, as OpenAPI writes them: `/api/lodges/{slug}`. */
  path: `/api/${string}`
  summary: string
  access: 'public' | 'admin'
  params?: z.ZodType<Record<string, unknown>>
  query?: z.ZodType<Record<string, unknown>>
  body?: z.ZodType
  reply: z.ZodType
  /** Media type of a success whose reply is text; JSON when absent. */
  media?: string
  /** Status of a success; 200 when absent. */
  status?: 201 | 204
  errors: readonly FailureCode[]
}

/** Keeps the literal types of a room's endpoints; does nothing at run time. */
export function endpoints<const Room extends Record<string, Endpoint>>(room: Room): Room {
  return room
}

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a caller hands over: every declared part, before defaults are filled in. */
export type RequestOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Sent<E[Part]>
}

/** What a handler receives: every declared part, parsed. */
export type InputOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Received<E[Part]>
}

/** The success reply of an endpoint. */
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>
