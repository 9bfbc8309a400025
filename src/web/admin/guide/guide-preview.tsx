import { useState } from 'react'
import type { LodgeGuide, StayGuide } from '#contract/guide/guide.ts'
import { guideTimes } from '#contract/guide/guide-times.ts'
import type { Lodge } from '#contract/lodges/lodges.ts'
import { addDays, dateIn } from '#contract/platform/dates.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'
import { Panel } from '../kit/panel.tsx'
import type { DrawGuide } from './draw-guide.ts'

const stages = ['Before payment', 'A day before', 'During the stay', 'After check-out'] as const
type Stage = (typeof stages)[number]

const DAYS_AHEAD = 7
const NIGHTS = 3
const DAY_MS = 86_400_000

type GuidePreviewProps = { lodge: Lodge; guide: LodgeGuide; makesCodes: boolean; draw: DrawGuide }

/** Shows each stage of an example stay. */
export function GuidePreview({ draw, ...rest }: GuidePreviewProps) {
  const [stage, setStage] = useState<Stage>('A day before')
  const { guide, now } = exampleAt(stage, rest)
  return (
    <Panel title="What guests see">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">When</legend>
        {stages.map((name) => (
          <label
            key={name}
            className={buttonClass(
              name === stage ? 'quiet' : 'plain',
              'min-h-10 cursor-pointer px-3 py-1.5 text-sm has-focus-visible:outline-2',
            )}
          >
            <input type="radio" name="stage" checked={name === stage} onChange={() => setStage(name)} />
            {name}
          </label>
        ))}
      </fieldset>
      {draw(guide, now)}
    </Panel>
  )
}

type Example = Omit<GuidePreviewProps, 'draw'>

/** The example stay begins in a week; `now` falls into the given stage. */
function exampleAt(stage: Stage, { lodge, guide, makesCodes }: Example): { guide: StayGuide; now: number } {
  const checkIn = addDays(dateIn(lodge.timeZone, Date.now()), DAYS_AHEAD)
  const stay = { ...lodge, checkIn, checkOut: addDays(checkIn, NIGHTS) }
  const times = guideTimes(stay)
  const nowAt: Record<Stage, number> = {
    'Before payment': times.opensAt - DAY_MS,
    'A day before': times.opensAt,
    'During the stay': times.checkInAt + DAY_MS,
    'After check-out': times.closesAt,
  }
  const isOpen = stage === 'A day before' || stage === 'During the stay'
  const text = (instant: number) => new Date(instant).toISOString()
  const code = guide.doorCode || (makesCodes ? '123456' : null)
  const { address, directions, rules, contact } = guide
  return {
    now: nowAt[stage],
    guide: {
      address,
      directions,
      rules,
      contact,
      checkInFrom: lodge.checkInFrom,
      checkOutUntil: lodge.checkOutUntil,
      timeZone: lodge.timeZone,
      opensAt: text(times.opensAt),
      closesAt: text(times.closesAt),
      isPaid: stage !== 'Before payment',
      hasDoorCode: code !== null,
      wifi: isOpen && guide.wifiName ? { name: guide.wifiName, password: guide.wifiPassword } : null,
      doorCode: isOpen && code ? { code, from: text(times.checkInAt), until: text(times.closesAt) } : null,
    },
  }
}
