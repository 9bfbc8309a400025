import type { FastifyInstance } from 'fastify'
import { accountEndpoints } from '#contract/auth/account.ts'
import { adminEndpoints } from '#contract/auth/login.ts'
import { secondFactorEndpoints } from '#contract/auth/second-factor.ts'
import { recordChange } from '#server/platform/audit.ts'
import { bearerOf, tokenOf } from '#server/platform/http/bearer.ts'
import { type ContextOf, mount } from '#server/platform/http/mount.ts'
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

export function authRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, secondFactorEndpoints, contextOf, {
    readSecondFactor: (context) => readSecondFactor(context),
    offerSecondFactor: (context, { body }) => offerSecondFactor(context, body.password),
    turnOnSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOnSecondFactor(context, tokenOf(headers), body.code),
    turnOffSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOffSecondFactor(context, tokenOf(headers), body.code),
  })
  mount(app, accountEndpoints, contextOf, {
    changePassword: (context, { body }, _answer, { headers }) =>
      changePassword(context, tokenOf(headers), body),
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
