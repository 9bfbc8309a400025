import type { FastifyInstance } from 'fastify'
import { lodgeEndpoints } from '#contract/lodges.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { sendPrebuilt } from '../http/prebuilt-response.ts'
import { editLodge } from './lodges.ts'
import type { PublicReads } from './public-reads.ts'

export function lodgeRoutes(app: FastifyInstance, contextOf: ContextOf, reads: PublicReads): void {
  const { listLodges: list, readLodge: one, ...owners } = lodgeEndpoints
  app.get(list.path, async (request, reply) => sendPrebuilt(request, reply, await reads.lodges()))
  app.get<{ Params: { slug: string } }>(one.path.replace('{slug}', ':slug'), async (request, reply) =>
    sendPrebuilt(request, reply, await reads.lodge(request.params.slug)),
  )
  mount(app, owners, contextOf, {
    editLodge: (context, { params, body }) => editLodge(context, params.slug, body),
  })
}
