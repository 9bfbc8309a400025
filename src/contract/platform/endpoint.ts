import type * as z from 'zod'
import type { FailureCode } from './problem.ts'
import type { Role } from './roles.ts'
import type { Scope } from './scopes.ts'

/** One API call as data; the server's route, the client's types and the OpenAPI entry are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path in OpenAPI's form: `/api/lodges/{slug}`. */
  path: `/api/${string}`
  summary: string
  /** The least role that may call it. */
  access: 'public' | Role
  /** What an API key needs to call it; without a scope the call is open to no key. */
  scope?: Scope
  params?: z.ZodType<Record<string, unknown>>
  query?: z.ZodType<Record<string, unknown>>
  body?: z.ZodType
  reply: z.ZodType
  /** Media type of a reply of text or bytes; JSON when absent. */
  media?: string
  /** A further media type of the reply, chosen in the query. */
  otherMedia?: string
  /** Status of a success; 200 when absent. */
  status?: 201 | 204
  /** Status of a repeat that returns what the first call made. */
  repeatStatus?: 200
  /** With `key_reused` the call takes an Idempotency-Key. */
  errors: readonly FailureCode[]
}

/** Keeps the literal types of a module's endpoints; returns its argument. */
export function endpoints<const Module extends Record<string, Endpoint>>(module: Module): Module {
  return module
}

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The caller's input: every declared part before defaults are filled in. */
export type RequestOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Sent<E[Part]>
}

/** The handler's input: every declared part, parsed. */
export type InputOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Received<E[Part]>
}

/** The success reply of an endpoint. */
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>
