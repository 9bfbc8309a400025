import type { FastifyInstance } from 'fastify'
import { emailPreviewEndpoints } from '#contract/email-previews/email-previews.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { listEmailPreviews, readEmailPreview } from './email-previews.ts'

export function emailPreviewRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, emailPreviewEndpoints, getContext, {
    listEmailPreviews: (context) => listEmailPreviews(context),
    readEmailPreview: (context, { params }) => readEmailPreview(context, params.name),
  })
}
