import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { BadgeSign } from './badge-card.tsx'

const types = [
  {
    title: 'Day 1 Investor',
    text: 'For those who believed in the first A-frame before its roof was on.',
    icon: 'crown',
    color: '#FFD700',
    benefits: [
      'Priority booking',
      'Reduced rates: 20% off every stay',
      'VIP treatment',
      'Founding-member status',
    ],
  },
  {
    title: 'Early Supporter',
    text: 'For those who came while the paths were still gravel.',
    icon: 'star',
    color: '#4A90E2',
    benefits: ['Priority booking', 'Founding-member status'],
  },
  {
    title: 'Community Builder',
    text: 'For those who keep the chat rooms warm and bring a friend along.',
    icon: 'heart',
    color: '#FF6B35',
    benefits: ['Priority booking', 'VIP treatment'],
  },
] as const

export function BadgeTypes() {
  return (
    <section aria-labelledby="badge-types">
      <h2 id="badge-types" className="text-3xl sm:text-4xl">
        Badge Types
      </h2>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1.2fr_1fr_1fr]">
        {types.map(({ title, text, icon, color, benefits }) => (
          <article
            key={title}
            aria-label={title}
            style={{ '--accent': color } as CSSProperties}
            className="roof-line overflow-hidden rounded-picture border border-line bg-surface p-6"
          >
            <div className="flex items-center gap-4">
              <BadgeSign icon={icon} color={color} />
              <h3 className="text-2xl">{title}</h3>
            </div>
            <p className="mt-4 text-muted">{text}</p>
            <ul className="mt-4 grid gap-2">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex items-start gap-2.5">
                  <Check size={18} className="mt-1 shrink-0 text-muted" aria-hidden="true" />
                  {benefit}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}
