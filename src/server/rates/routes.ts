import type { FastifyInstance } from 'fastify'
import { chargeEndpoints } from '#contract/charges.ts'
import { rateEndpoints } from '#contract/rates.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { changeCharges, copyCharges, listUntaxed, readCharges } from './charges.ts'
import { changeRates, undoRateChange } from './rate-changes.ts'
import { readRates } from './rates.ts'

export function rateRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, rateEndpoints, contextOf, {
    readRates: (context, { params, query }) => readRates(context, params.slug, query),
    changeRates: (context, { params, body }) => changeRates(context, params.slug, body),
    undoRateChange: (context, { params }) => undoRateChange(context, params.slug, params.changeId),
  })
  mount(app, chargeEndpoints, contextOf, {
    readCharges: (context, { params }) => readCharges(context, params.slug),
    changeCharges: (context, { params, body }) => changeCharges(context, params.slug, body),
    copyCharges: (context, { params, body }) => copyCharges(context, params.slug, body.to),
    listUntaxed: (context) => listUntaxed(context),
  })
}
