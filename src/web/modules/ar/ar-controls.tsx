import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
  RotateCcw,
  RotateCw,
  Undo2,
} from 'lucide-react'
import { ButtonTooltip, TooltipGroup } from '#web/platform/ui/button-tooltip.tsx'
import {
  MAX_PERCENT,
  MAX_SCALE,
  MIN_PERCENT,
  MIN_SCALE,
  type Placement,
  type PlacementChange,
} from './placement.ts'

const NUDGE_PERCENT = 5

type ArControlsProps = {
  placement: Placement
  onChange: (change: PlacementChange) => void
  onReset: () => void
}

export function ArControls({ placement, onChange, onReset }: ArControlsProps) {
  const { x, y, scale, rotation } = placement
  const move = (dx: number, dy: number) => () =>
    onChange({ type: 'moved', dx: dx * NUDGE_PERCENT, dy: dy * NUDGE_PERCENT })
  const resize = (steps: number) => () => onChange({ type: 'scaled', steps })
  const turn = (steps: number) => () => onChange({ type: 'rotated', steps })
  return (
    <TooltipGroup>
      <div className="grid gap-3">
        <fieldset
          aria-label="Placement of the artwork"
          className="grid grid-cols-8 gap-1 lg:grid-cols-4 lg:gap-1.5"
        >
          <Press label="Move left" Icon={ArrowLeft} onPress={move(-1, 0)} isOff={x <= MIN_PERCENT} />
          <Press label="Move right" Icon={ArrowRight} onPress={move(1, 0)} isOff={x >= MAX_PERCENT} />
          <Press label="Move up" Icon={ArrowUp} onPress={move(0, -1)} isOff={y <= MIN_PERCENT} />
          <Press label="Move down" Icon={ArrowDown} onPress={move(0, 1)} isOff={y >= MAX_PERCENT} />
          <Press label="Smaller" Icon={Minus} onPress={resize(-1)} isOff={scale <= MIN_SCALE} />
          <Press label="Larger" Icon={Plus} onPress={resize(1)} isOff={scale >= MAX_SCALE} />
          <Press label="Rotate left" Icon={RotateCcw} onPress={turn(-1)} />
          <Press label="Rotate right" Icon={RotateCw} onPress={turn(1)} />
        </fieldset>
        <div className="flex items-center justify-between gap-3">
          {' '}
          <output aria-label="Placement" className="font-mono text-sm text-muted">
            {`${Math.round(x)}% across, ${Math.round(y)}% down · ${scale.toFixed(1)}× · ${rotation}°`}
          </output>
          <ButtonTooltip label="Reset placement">
            <button
              type="button"
              aria-label="Reset placement"
              onClick={onReset}
              className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-line"
            >
              <Undo2 size={18} aria-hidden="true" />
            </button>
          </ButtonTooltip>
        </div>
      </div>
    </TooltipGroup>
  )
}

type PressProps = { label: string; Icon: LucideIcon; onPress: () => void; isOff?: boolean }

// A disabled button would move the focus out of the dialog, so a button at its limit only looks disabled.
function Press({ label, Icon, onPress, isOff = false }: PressProps) {
  return (
    <ButtonTooltip label={label}>
      <button
        type="button"
        aria-label={label}
        data-end={isOff}
        onClick={onPress}
        className="grid h-11 place-items-center rounded-control border border-line bg-raised/70 hover:bg-raised data-[end=true]:opacity-40"
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    </ButtonTooltip>
  )
}
