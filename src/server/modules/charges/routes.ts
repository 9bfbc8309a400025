import type { FastifyInstance } from 'fastify'
import { chargeEndpoints } from '#contract/charges/charges.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import { changeCharges, copyCharges, listUntaxed, readCharges, readVersionedCharges } from './charges.ts'

export function chargeRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, chargeEndpoints, contextOf, {
    readCharges: (context, { params }) => readCharges(context, params.slug),
    readVersionedCharges: (context, { params }) => readVersionedCharges(context, params.slug),
    changeCharges: (context, { params, body }) => changeCharges(context, params.slug, body),
    copyCharges: (context, { params, body }) => copyCharges(context, params.slug, body.to),
    listUntaxed: (context) => listUntaxed(context),
  })
}
