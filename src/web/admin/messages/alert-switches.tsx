import { useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { switchNotifications, useNotifications, useSound } from '../kit/live/alerts.ts'

/** Both are off until switched on in this browser. */
export function AlertSwitches() {
  const [hasSound, setSound] = useSound()
  const notifies = useNotifications()
  const [isRefused, setRefused] = useState(false)
  const change = async () => {
    const requested = !notifies
    const isOn = await switchNotifications(requested)
    setRefused(requested && !isOn)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={hasSound}
          onChange={({ target }) => setSound(target.checked)}
          className="size-5"
        />
        Play a sound
      </label>
      <Button className="text-sm" onClick={() => void change()}>
        {notifies ? 'Stop notifying me' : 'Notify me in this browser'}
      </Button>
      {isRefused && (
        <p role="alert" className="basis-full text-sm text-danger">
          This browser blocks notifications of this site. Allow them in its settings first.
        </p>
      )}
    </div>
  )
}
