import type { FastifyInstance } from 'fastify'
import { chargeEndpoints } from '#contract/charges/charges.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { changeCharges, listUntaxed, readCharges, readVersionedCharges } from './charges.ts'
import { copyCharges, undoCopy } from './copy-charges.ts'

export function chargeRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, chargeEndpoints, getContext, {
    readCharges: (context, { params }) => readCharges(context, params.slug),
    readVersionedCharges: (context, { params }) => readVersionedCharges(context, params.slug),
    changeCharges: (context, { params, body }) => changeCharges(context, params.slug, body),
    copyCharges: (context, { params, body }) => copyCharges(context, params.slug, body),
    undoCopy: (context, { body }) => undoCopy(context, body.changeId),
    listUntaxed: (context) => listUntaxed(context),
  })
}
