import type { FastifyInstance } from 'fastify'
import { staffEndpoints } from '#contract/staff/staff.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { acceptInvite, inviteStaff } from './invitations.ts'
import { changeStaff, createPasswordLink, listStaff } from './staff.ts'

export function staffRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, staffEndpoints, getContext, {
    listStaff: (context) => listStaff(context),
    inviteStaff: (context, { body }) => inviteStaff(context, body),
    changeStaff: (context, { params, body }) => changeStaff(context, params.id, body),
    createPasswordLink: (context, { params }) => createPasswordLink(context, params.id),
    acceptInvite: (context, { body }) => acceptInvite(context, body),
  })
}
