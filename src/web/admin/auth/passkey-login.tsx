import { KeyRound } from 'lucide-react'
import type { Admin } from '#contract/auth/login.ts'
import { Button } from '#web/platform/ui/button.tsx'
import { passkeyFailure, usePasskeyLogin } from './use-passkeys.ts'

/** Signs in with a passkey in place of email, password and code. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (admin: Admin) => void }) {
  const login = usePasskeyLogin(onSignedIn)
  const failure = passkeyFailure(login.error)
  return (
    <>
      <Button onClick={() => login.mutate()} disabled={login.isPending}>
        <KeyRound size={16} aria-hidden="true" />
        {/* 'Sign In' is the name of the other button. */}
        <span>{login.isPending ? 'Waiting for your passkey...' : 'Use a passkey'}</span>
      </Button>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </>
  )
}
