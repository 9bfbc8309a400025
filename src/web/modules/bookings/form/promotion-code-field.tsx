import { useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import type { Offer } from './use-offer.ts'

export function PromotionCodeField({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  if (offer.code) return <GivenCode offer={offer} code={offer.code} />
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-ml-1 min-h-11 justify-self-start px-1 text-sm text-muted underline underline-offset-4 hover:text-text"
      >
        Have a code?
      </button>
    )
  const apply = () => {
    if (text.trim()) offer.change(text.trim())
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter must not send the booking form.
            event.preventDefault()
            apply()
          }}
        />
      </div>
      <Button onClick={apply}>Apply</Button>
    </div>
  )
}

function GivenCode({ offer, code }: { offer: Offer; code: string }) {
  const { reply, problem, isRefused, isLoading } = offer
  const words =
    reply?.message ?? problem ?? (isLoading ? 'Checking the code...' : 'It counts once the dates are chosen.')
  return (
    <div className="flex items-start justify-between gap-4 text-sm">
      <p aria-live="polite" className={isRefused || problem ? 'text-danger' : 'text-muted'}>
        Code {code}: {words}
      </p>
      <button
        type="button"
        onClick={() => offer.change(null)}
        className="-my-3 min-h-11 shrink-0 px-1 text-muted underline underline-offset-4 hover:text-text"
      >
        Remove code
      </button>
    </div>
  )
}
