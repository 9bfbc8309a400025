import { LogOut } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { useUnsavedChanges } from '../kit/editing/unsaved-changes.ts'
import { ErrorMessage, Panel } from '../kit/panel.tsx'
import { ChangePassword } from './change-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SessionList } from './session-list.tsx'
import { errorText, useSecondFactor, useTurnOff } from './use-second-factor.ts'
import { useLogout } from './use-session-calls.ts'

export function SecurityPage() {
  const logout = useLogout()
  return (
    <AdminScreen
      title="Security"
      lead="How you sign in."
      actions={
        <Button onClick={logout}>
          <LogOut size={16} aria-hidden="true" />
          Logout
        </Button>
      }
    >
      <div className="grid max-w-2xl gap-6">
        <Panel title="Second factor">
          <SecondFactor />
        </Panel>
        <Panel title="Passkeys">
          <Passkeys />
        </Panel>
        <Panel title="Change password">
          <ChangePassword />
        </Panel>
        <Panel title="Sessions">
          <SessionList />
        </Panel>
      </div>
    </AdminScreen>
  )
}

function SecondFactor() {
  const { data, error, refetch } = useSecondFactor()
  const [isSettingUp, setSettingUp] = useState(false)
  if (error && !data)
    return <ErrorMessage message="Failed to fetch your settings" onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading your settings...</p>
  if (isSettingUp) return <SecondFactorSetUp onDone={() => setSettingUp(false)} />
  if (data.isOn) return <TurnOff codesLeft={data.recoveryCodesLeft} />
  return (
    <>
      <p className="text-muted">
        Your password alone signs you in. With a second factor, signing in also asks for a code of an
        authenticator app on your phone.
      </p>
      <Button variant="primary" className="mt-4" onClick={() => setSettingUp(true)}>
        Turn on
      </Button>
    </>
  )
}

function TurnOff({ codesLeft }: { codesLeft: number }) {
  const [code, setCode] = useState('')
  const turnOff = useTurnOff()
  useUnsavedChanges(code !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    turnOff.mutate(code)
  }
  return (
    <form aria-label="Turn off the second factor" noValidate onSubmit={submit} className="grid gap-4">
      <p>{`Signing in asks for a code. ${codesLeft} recovery ${codesLeft === 1 ? 'code is' : 'codes are'} left.`}</p>
      <p className="text-sm text-muted">To turn it off, or to set up another phone, give one last code.</p>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={errorText(turnOff.error)}
      />
      <Button type="submit" variant="danger" className="w-fit" disabled={turnOff.isPending}>
        Turn off
      </Button>
    </form>
  )
}
