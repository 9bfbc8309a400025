import type { FastifyInstance } from 'fastify'
import { accountEndpoints } from '#contract/auth/account.ts'
import { adminEndpoints } from '#contract/auth/login.ts'
import { passwordResetEndpoints } from '#contract/auth/password-reset.ts'
import { secondFactorEndpoints } from '#contract/auth/second-factor.ts'
import { recordChange } from '#server/platform/audit.ts'
import { parseBearer, readToken } from '#server/platform/http/bearer.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { endSession, listSessions } from './own-sessions.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import {
  offerSecondFactor,
  readSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
import { closeSession } from './sessions.ts'

export function authRoutes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, secondFactorEndpoints, getContext, {
    readSecondFactor: (context) => readSecondFactor(context),
    offerSecondFactor: (context, { body }) => offerSecondFactor(context, body.password),
    turnOnSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOnSecondFactor(context, readToken(headers), body.code),
    turnOffSecondFactor: (context, { body }, _answer, { headers }) =>
      turnOffSecondFactor(context, readToken(headers), body.code),
  })
  mount(app, passwordResetEndpoints, getContext, {
    readPasswordReset: async ({ config }) => ({ sends: config.SMTP_URL !== undefined }),
    requestPasswordReset: (context, { body }) => requestPasswordReset(context, body),
    resetPassword: (context, { body }) => resetPassword(context, body),
  })
  mount(app, accountEndpoints, getContext, {
    changePassword: (context, { body }, _answer, { headers }) =>
      changePassword(context, readToken(headers), body),
    listSessions: (context, _input, _answer, { headers }) => listSessions(context, readToken(headers)),
    endSession: (context, { params }) => endSession(context, params.id),
  })
  mount(app, adminEndpoints, getContext, {
    login: (context, { body }) => login(context, body),
    logout: async (context, _input, _answer, { headers }) => {
      const token = parseBearer(headers.authorization)
      if (token) await closeSession(context, token)
      await recordChange(context, { action: 'sign out', subject: `admin ${context.admin?.email}` })
      return null
    },
  })
}
