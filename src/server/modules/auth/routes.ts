import type { FastifyInstance } from 'fastify'
import { adminEndpoints } from '#contract/admin.ts'
import { accountEndpoints } from '#contract/auth/account.ts'
import { secondFactorEndpoints } from '#contract/auth/second-factor.ts'
import { bearerOf, tokenOf } from '#server/platform/http/bearer.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
import type { NotifyAccount } from './account-change.ts'
import { recordChange } from './audit.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { endSession, listSessions } from './own-sessions.ts'
import {
  offerSecondFactor,
  readSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
import { closeSession } from './sessions.ts'

/** `notify` writes to an account about its changes. */
export function authRoutes(app: FastifyInstance, contextOf: ContextOf, notify: NotifyAccount): void {
  mount(app, secondFactorEndpoints, contextOf, {
    readSecondFactor: (context) => readSecondFactor(context),
    offerSecondFactor: (context, { body }) => offerSecondFactor(context, body.password),
    turnOnSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOnSecondFactor(context, tokenOf(headers), body.code, notify),
    turnOffSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOffSecondFactor(context, tokenOf(headers), body.code, notify),
  })
  mount(app, accountEndpoints, contextOf, {
    changePassword: (context, { body }, _answer, { headers }) =>
      changePassword(context, tokenOf(headers), body, notify),
    listSessions: (context, _input, _answer, { headers }) => listSessions(context, tokenOf(headers)),
    endSession: (context, { params }) => endSession(context, params.id),
  })
  mount(app, adminEndpoints, contextOf, {
    login: (context, { body }) => login(context, body),
    logout: async (context, _input, _answer, { headers }) => {
      const token = bearerOf(headers.authorization)
      if (token) await closeSession(context, token)
      await recordChange(context, { action: 'sign out', subject: `admin ${context.admin?.email}` })
      return null
    },
  })
}
