import type * as z from 'zod'
import type { FailureCode } from './problem.ts'
import type { Role } from './roles.ts'
import type { Scope } from './scopes.ts'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: 'public' | Role
  /** An API key needs it; without a scope no key may call. */
  scope?: Scope
  params?: z.ZodType<Record<string, unknown>>
  query?: z.ZodType<Record<string, unknown>>
  body?: z.ZodType
  reply: z.ZodType
  media?: string
  otherMedia?: string
  status?: 201 | 204
  repeatStatus?: 200
  /** With `key_reused` the call takes an Idempotency-Key. */
  errors: readonly FailureCode[]
}

export function endpoints<const Module extends Record<string, Endpoint>>(module: Module): Module {
  return module
}

type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Received<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type RequestOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Sent<E[Part]>
}

export type InputOf<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as E[Part] extends z.ZodType ? Part : never]: Received<E[Part]>
}

export type ReplyOf<E extends Endpoint> = z.input<E['reply']>
