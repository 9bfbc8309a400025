import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Party } from '#contract/bookings/party.ts'
import { MAX_DOGS, MAX_GUESTS_PER_BOOKING, MAX_INFANTS } from '#contract/bookings/stay-rules.ts'
import { Step } from './step.tsx'

/** `guests` are adults and children. */
export type PickedParty = Omit<Party, 'adults'>

const rows = [
  { name: 'adults', label: 'Adults', hint: '', least: 1, most: MAX_GUESTS_PER_BOOKING },
  { name: 'children', label: 'Children', hint: '2 to 17', least: 0, most: MAX_GUESTS_PER_BOOKING - 1 },
  { name: 'infants', label: 'Infants', hint: 'Under 2, take no bed', least: 0, most: MAX_INFANTS },
  { name: 'dogs', label: 'Dogs', hint: '', least: 0, most: MAX_DOGS },
] as const
type Row = (typeof rows)[number]

const readCount = (party: PickedParty, { name }: Row): number =>
  name === 'adults' ? party.guests - party.children : party[name]

/** Children make room for one adult. */
export const withGuests = (party: PickedParty, guests: number): PickedParty => ({
  ...party,
  guests,
  children: Math.max(0, Math.min(party.children, guests - 1)),
})

function stepped(party: PickedParty, { name }: Row, by: 1 | -1): PickedParty {
  if (name === 'adults') return { ...party, guests: party.guests + by }
  if (name === 'children') return { ...party, guests: party.guests + by, children: party.children + by }
  return { ...party, [name]: party[name] + by }
}

type PartyPickerProps = {
  party: PickedParty
  /** Called when the steppers open, so that a number of guests typed elsewhere counts. */
  onOpen?: () => void
  onChange: (party: PickedParty) => void
  error?: string | undefined
}

export function PartyPicker({ party, onOpen, onChange, error }: PartyPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isFull = party.guests >= MAX_GUESTS_PER_BOOKING
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          onOpen?.()
          setOpen(!isOpen)
        }}
        className="min-h-9 text-sm text-muted underline underline-offset-4 hover:text-text"
      >
        Children, infants, dogs
      </button>
      {isOpen && (
        <div id={id} className="grid gap-1">
          {rows.map((row) => {
            const count = readCount(party, row)
            const noun = row.label.toLowerCase()
            const isMost = count >= row.most || (isFull && /adults|children/.test(row.name))
            return (
              <div key={row.name} className="flex items-center justify-between gap-2">
                <p>
                  {row.label}
                  {row.hint && <span className="block text-sm text-muted">{row.hint}</span>}
                </p>
                <div className="flex items-center gap-1">
                  <Step
                    name={`Fewer ${noun}`}
                    isOff={count <= row.least}
                    onPress={() => onChange(stepped(party, row, -1))}
                  >
                    <Minus size={16} aria-hidden="true" />
                  </Step>
                  <p aria-live="polite" className="min-w-6 text-center tabular">
                    <span className="sr-only">{row.label} </span>
                    {count}
                  </p>
                  <Step name={`More ${noun}`} isOff={isMost} onPress={() => onChange(stepped(party, row, 1))}>
                    <Plus size={16} aria-hidden="true" />
                  </Step>
                </div>
              </div>
            )
          })}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
