import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { TextField } from '#web/platform/ui/forms/field.tsx'
import { useIsHydrated } from '#web/platform/ui/hooks/use-is-hydrated.ts'
import { BadgeCard } from './badge-card.tsx'
import { badgesKey, useEmailBadges } from './use-badges.ts'

function EmailBadges({ email }: { email: string }) {
  const badges = useEmailBadges(email)
  if (email === '') return null
  if (badges.isPending)
    return <div role="status" aria-label="Loading badges" className="placeholder h-24 rounded-control" />
  if (badges.isLoadingError)
    return (
      <p role="alert" className="text-danger">
        Error loading badges
      </p>
    )
  if (badges.data.length === 0) return <p role="status">No badges found for this user</p>
  return (
    <ul aria-label="Badges" className="grid gap-3">
      {badges.data.map((badge) => (
        <li key={badge.id}>
          <BadgeCard badge={badge} />
        </li>
      ))}
    </ul>
  )
}

type BadgeCheckerProps = { label: string; checkedEmail: string; onCheck: (email: string) => void }

/** `checkedEmail` is the address last submitted. */
export function BadgeChecker({ label, checkedEmail, onCheck }: BadgeCheckerProps) {
  const [email, setEmail] = useState('')
  const isHydrated = useIsHydrated()
  const queries = useQueryClient()
  const check = (event: FormEvent) => {
    event.preventDefault()
    const trimmedEmail = email.trim()
    if (trimmedEmail === checkedEmail) void queries.invalidateQueries({ queryKey: badgesKey(trimmedEmail) })
    if (trimmedEmail !== '') onCheck(trimmedEmail)
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
      <EmailBadges email={checkedEmail} />
    </div>
  )
}
