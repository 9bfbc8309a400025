import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { BadgesOf } from './badges-of.tsx'
import { badgesKey } from './use-badges.ts'

type BadgeCheckerProps = { label: string; checkedEmail: string; onCheck: (email: string) => void }

/** Shows the badges of an address; `checkedEmail` is the last one submitted. */
export function BadgeChecker({ label, checkedEmail, onCheck }: BadgeCheckerProps) {
  const [email, setEmail] = useState('')
  const isHydrated = useIsHydrated()
  const queries = useQueryClient()
  const check = (event: FormEvent) => {
    event.preventDefault()
    const wanted = email.trim()
    if (wanted === checkedEmail) void queries.invalidateQueries({ queryKey: badgesKey(wanted) })
    if (wanted !== '') onCheck(wanted)
  }
  return (
    <div className="grid gap-5">
      <form aria-label={label} noValidate onSubmit={check} className="grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" disabled={!isHydrated || email.trim() === ''}>
          <Search size={18} aria-hidden="true" />
          Check Badges
        </Button>
      </form>
      <BadgesOf email={checkedEmail} />
    </div>
  )
}
