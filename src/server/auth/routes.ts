import type { FastifyInstance } from 'fastify'
import { adminEndpoints } from '#contract/admin.ts'
import { secondFactorEndpoints } from '#contract/second-factor.ts'
import { bearerOf } from '../http/bearer.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { login } from './login.ts'
import { LoginBrake } from './login-brake.ts'
import {
  offerSecondFactor,
  readSecondFactor,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './second-factor.ts'
import { closeSession } from './sessions.ts'

export function authRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  const brake = new LoginBrake()
  mount(app, secondFactorEndpoints, contextOf, {
    readSecondFactor: (context) => readSecondFactor(context),
    offerSecondFactor: (context, { body }) => offerSecondFactor(context, brake, body.password),
    turnOnSecondFactor: (context, { body }) => turnOnSecondFactor(context, brake, body.code),
    turnOffSecondFactor: (context, { body }) => turnOffSecondFactor(context, brake, body.code),
  })
  mount(app, adminEndpoints, contextOf, {
    login: (context, { body }) => login(context, body, brake),
    logout: async (context, _input, _answer, { headers }) => {
      const token = bearerOf(headers.authorization)
      if (token) await closeSession(context, token)
      return null
    },
  })
}
