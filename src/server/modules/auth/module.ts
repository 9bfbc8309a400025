import { accountEndpoints } from '#contract/auth/account.ts'
import { adminEndpoints } from '#contract/auth/login.ts'
import { passwordResetEndpoints } from '#contract/auth/password-reset.ts'
import { secondFactorEndpoints } from '#contract/auth/second-factor.ts'
import { defineModule } from '#server/platform/module.ts'
import { purgeLoginAttempts } from './login-throttle.ts'
import { authRoutes } from './routes.ts'
import { purgeSessions } from './sessions.ts'

export const authModule = defineModule({
  name: 'auth',
  summary: 'Login, second factor, sessions and the account of each member of staff.',
  dependsOn: ['mail'],
  endpoints: [adminEndpoints, accountEndpoints, secondFactorEndpoints, passwordResetEndpoints],
  register: ({ app, getContext }) => authRoutes(app, getContext),
  purges: [purgeLoginAttempts, purgeSessions],
  personalData: {
    admin_networks: { signIn: ['network_hash'] },
    admin_sessions: { signIn: ['token_hash', 'device'] },
    admin_users: {
      staff: [
        'email',
        'password_hash',
        'name',
        'totp_secret',
        'totp_offered',
        'recovery_hashes',
        'invite_hash',
        'reset_hash',
      ],
      none: ['role'],
    },
    audit_trail: { audit: ['admin_name', 'subject', 'before', 'after'], none: ['action'] },
    login_attempts: { signIn: ['key'] },
  },
})
