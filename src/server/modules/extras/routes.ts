import type { FastifyInstance } from 'fastify'
import { extraEndpoints } from '#contract/extras/extras.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { copyExtras, undoExtrasCopy } from './copy-extras.ts'
import { changeExtras, readExtras, readVersionedExtras } from './extras.ts'

export function extraRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, extraEndpoints, getContext, {
    readExtras: async (context, { params }) => ({ extras: await readExtras(context, params.slug) }),
    readVersionedExtras: (context, { params }) => readVersionedExtras(context, params.slug),
    changeExtras: (context, { params, body }) => changeExtras(context, params.slug, body),
    copyExtras: (context, { params, body }) => copyExtras(context, params.slug, body.to),
    undoExtrasCopy: (context, { body }) => undoExtrasCopy(context, body.changeId),
  })
}
