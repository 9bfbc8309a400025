import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { extraPriceInWords } from '#contract/extras/extra-words.ts'
import type { Extra } from '#contract/extras/extras.ts'
import { brokenOrder, type ExtraOrder, piecesLeft } from '#contract/extras/order-extras.ts'
import { Step } from './step.tsx'

export type WantedExtra = { id: number; quantity: number }

type ExtrasPickerProps = {
  legend: string
  offered: readonly Extra[]
  wanted: readonly WantedExtra[]
  onChange: (requested: WantedExtra[]) => void
  ordered?: readonly Pick<ExtraOrder, 'id' | 'quantity' | 'status'>[]
  /** When guests may arrive, in milliseconds; null without a date. */
  arrival: number | null
  error?: string | null
}

export default function ExtrasPicker({
  legend,
  offered,
  wanted,
  onChange,
  ordered = [],
  arrival,
  error,
}: ExtrasPickerProps) {
  const choose = (id: number, quantity: number) => {
    const others = wanted.filter((other) => other.id !== id)
    onChange(quantity > 0 ? [...others, { id, quantity }] : others)
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 text-sm text-muted">{legend}</legend>
      {offered.map((extra) => (
        <ExtraChoice
          key={extra.id}
          extra={extra}
          quantity={wanted.find(({ id }) => id === extra.id)?.quantity ?? 0}
          left={piecesLeft(extra, ordered)}
          refusal={brokenOrder([{ id: extra.id, quantity: 1 }], {
            ...{ extras: offered, ordered, now: Date.now() },
            arrival: arrival ?? Number.POSITIVE_INFINITY,
          })}
          onChange={(quantity) => choose(extra.id, quantity)}
        />
      ))}
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type ExtraChoiceProps = {
  extra: Extra
  quantity: number
  left: number
  refusal: string | null
  onChange: (quantity: number) => void
}

function ExtraChoice({ extra, quantity, left, refusal, onChange }: ExtraChoiceProps) {
  const id = useId()
  const { name, description, kind, needsApproval } = extra
  const price = extraPriceInWords(extra)
  const words = (
    <span id={id} className="block text-sm text-muted">
      {description && <span className="block wrap-anywhere">{description}</span>}
      <span>{needsApproval ? `${price}, asks the owner first` : price}</span>
      {refusal && <span className="block">{refusal}</span>}
    </span>
  )
  if (kind === 'per_piece')
    return (
      <div className="flex min-h-11 items-center justify-between gap-3 py-1.5">
        <div className="min-w-0">
          <p className="wrap-anywhere">{name}</p>
          {words}
        </div>
        <div className="flex items-center gap-1">
          <Step name={`Fewer ${name}`} isOff={quantity === 0} onPress={() => onChange(quantity - 1)}>
            <Minus size={16} aria-hidden="true" />
          </Step>
          <p aria-live="polite" className="min-w-6 text-center tabular">
            <span className="sr-only">{name} </span>
            {quantity}
          </p>
          <Step
            name={`More ${name}`}
            isOff={refusal !== null || quantity >= left}
            onPress={() => onChange(quantity + 1)}
          >
            <Plus size={16} aria-hidden="true" />
          </Step>
        </div>
      </div>
    )
  return (
    <div className="py-1.5">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-describedby={id}
          checked={quantity > 0}
          disabled={refusal !== null}
          onChange={({ target }) => onChange(target.checked ? 1 : 0)}
        />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </label>
      <div className="-mt-2 pl-8">{words}</div>
    </div>
  )
}
