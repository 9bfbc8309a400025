import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Shipping } from '#contract/orders/orders.ts'
import { TextField } from '#web/platform/ui/forms/field.tsx'

const fields = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'email', label: 'Email', autoComplete: 'email' },
  { name: 'line1', label: 'Address line 1', autoComplete: 'address-line1' },
  { name: 'line2', label: 'Address line 2', autoComplete: 'address-line2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
] as const

type Name = (typeof fields)[number]['name']
type Draft = Record<Name, string>

const empty = {
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
  country: 'United States',
} as Draft

/** `prepare` sends the address and tells whether the card may be charged. The typed address stays for the next purchase. */
export function useShipping(send: (shipping: Shipping) => Promise<boolean>): {
  fields: ReactNode
  prepare: () => Promise<boolean>
  /** Null when a field is invalid; its errors are shown. */
  collect: () => Promise<Shipping | null>
  clearErrors: () => void
} {
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const all = useRef<HTMLFieldSetElement>(null)
  const collect = async () => {
    const { Shipping } = await import('#contract/orders/orders.ts')
    const parsed = Shipping.safeParse(draft)
    const issues = parsed.error?.issues ?? []
    flushSync(() =>
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))),
    )
    all.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    return parsed.success ? parsed.data : null
  }
  const prepare = async () => {
    const shipping = await collect()
    return shipping ? send(shipping) : false
  }
  return {
    prepare,
    collect,
    clearErrors: () => setErrors({}),
    fields: (
      <fieldset ref={all} className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 text-lg">Where the print goes</legend>
        {fields.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={label}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            value={draft[name]}
            error={errors[name]}
            onChange={({ target }) => {
              setDraft({ ...draft, [name]: target.value })
              setErrors({ ...errors, [name]: undefined })
            }}
          />
        ))}
      </fieldset>
    ),
  }
}
