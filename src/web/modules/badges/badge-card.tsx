import { Award, BadgeCheck, Crown, Heart, Shield, Star, Zap } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { Badge } from '#contract/badges/badges.ts'

const icons: Record<string, typeof Crown> = {
  crown: Crown,
  star: Star,
  shield: Shield,
  award: Award,
  zap: Zap,
  heart: Heart,
}

/** A crown replaces an unknown icon. */
export function BadgeSign({ icon, color }: { icon: string; color: string }) {
  const Icon = icons[icon] ?? Crown
  return (
    <span
      style={{ '--accent': color } as CSSProperties}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-accent text-accent"
    >
      <Icon size={22} aria-hidden="true" />
    </span>
  )
}

export function BadgeCard({ badge }: { badge: Badge }) {
  const {
    id,
    badgeTitle,
    badgeName = badgeTitle,
    badgeDescription,
    badgeColor,
    badgeIcon,
    isActive,
    verified,
  } = badge
  return (
    <article
      aria-label={badgeName}
      className="flex gap-4 rounded-control border border-line bg-raised/50 p-4"
    >
      <BadgeSign icon={badgeIcon} color={badgeColor} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 text-lg">
          {badgeName}
          {verified && (
            <span className="inline-flex items-center gap-1 font-sans text-sm text-up">
              <BadgeCheck size={16} aria-hidden="true" /> Verified
            </span>
          )}
        </h3>
        <p className="text-sm text-muted">{badgeDescription}</p>
        <p className="mt-1 text-sm">
          <span className="font-mono text-muted">{`#${id}`}</span>
          <span>{` · ${isActive ? 'Active' : 'Inactive'}`}</span>
        </p>
      </div>
    </article>
  )
}
