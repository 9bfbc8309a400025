import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { AdminScreen } from './admin-screen.tsx'
import { ErrorMessage, Panel } from './panel.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { useUnsavedChanges } from './unsaved-changes.ts'
import { errorText, useSecondFactor, useTurnOff } from './use-second-factor.ts'

/** How an owner's own account is kept. */
export function SecurityPage() {
  return (
    <AdminScreen title="Security" lead="How you sign in.">
      <div className="max-w-2xl">
        <Panel title="Second factor">
          <SecondFactor />
        </Panel>
      </div>
    </AdminScreen>
  )
}

function SecondFactor() {
  const { data, error, refetch } = useSecondFactor()
  const [isSettingUp, setSettingUp] = useState(false)
  if (error) return <ErrorMessage message="Failed to fetch your settings" onRetry={() => void refetch()} />
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
      <p>
        Signing in asks for a code. {codesLeft} recovery {codesLeft === 1 ? 'code is' : 'codes are'} left.
      </p>
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
