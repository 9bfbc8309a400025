import { BadgeCard } from './badge-card.tsx'
import { useBadgesOf } from './use-badges.ts'

/** The badges of one address: loading, failed, none, or listed. */
export function BadgesOf({ email }: { email: string }) {
  const badges = useBadgesOf(email)
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
