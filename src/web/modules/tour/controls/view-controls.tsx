import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Compass, Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { toast } from '#web/platform/ui/toast/toast.ts'
import { followDevice, hasGyroscope } from '../panorama/gyroscope.ts'
import type { Hold } from '../use-tour.ts'
import { IconButton } from './icon-button.tsx'

type Turn = (right: number, up: number) => void
type ViewControlsProps = {
  isRotating: boolean
  /** True with reduced motion. */
  isStill: boolean
  onRotation: () => void
  onReset: () => void
  onTurn: Turn
  hold: Hold
}

const STEP_DEGREES = 15

/** Hidden on a phone, where a finger turns the view. */
const WIDE = 'grid max-sm:hidden'

export function ViewControls({ isRotating, isStill, onRotation, onReset, onTurn, hold }: ViewControlsProps) {
  return (
    <fieldset aria-label="View" className="flex gap-1 sm:gap-2 short:gap-1.5">
      <IconButton
        label={isRotating ? 'Pause auto-rotate' : 'Play auto-rotate'}
        icon={isRotating ? Pause : Play}
        {...(isStill
          ? { 'aria-disabled': true, title: 'Motion is reduced on this device' }
          : { onClick: onRotation })}
      />
      <IconButton label="Reset view" icon={RotateCcw} onClick={onReset} />
      <IconButton
        label="Turn left"
        icon={ArrowLeft}
        className={WIDE}
        onClick={() => onTurn(-STEP_DEGREES, 0)}
      />
      <IconButton label="Look up" icon={ArrowUp} className={WIDE} onClick={() => onTurn(0, STEP_DEGREES)} />
      <IconButton
        label="Look down"
        icon={ArrowDown}
        className={WIDE}
        onClick={() => onTurn(0, -STEP_DEGREES)}
      />
      <IconButton
        label="Turn right"
        icon={ArrowRight}
        className={WIDE}
        onClick={() => onTurn(STEP_DEGREES, 0)}
      />
      {hasGyroscope() && <GyroscopeButton onTurn={onTurn} hold={hold} />}
    </fieldset>
  )
}

function GyroscopeButton({ onTurn, hold }: { onTurn: Turn; hold: Hold }) {
  const [stop, setStop] = useState<(() => void) | null>(null)
  const turn = useRef(onTurn)
  turn.current = onTurn
  const toggle = async () => {
    hold('device', stop === null)
    if (stop) return setStop(null)
    const end = await followDevice((right, up) => turn.current(right, up))
    if (end) return setStop(() => end)
    hold('device', false)
    toast({
      title: 'Motion Not Allowed',
      description: 'This device did not give its motion. Its settings for this site may allow it.',
      variant: 'destructive',
    })
  }
  useEffect(() => () => stop?.(), [stop])
  return (
    <IconButton
      label="Turn with the device"
      icon={Compass}
      className={WIDE}
      aria-pressed={stop !== null}
      onClick={toggle}
    />
  )
}
