import type { FastifyInstance } from 'fastify'
import { mailEndpoints } from '#contract/mail.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { readOutbox } from './outbox.ts'

export function mailRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, mailEndpoints, contextOf, { readOutbox: (context) => readOutbox(context) })
}
