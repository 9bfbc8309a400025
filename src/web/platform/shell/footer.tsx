import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'
import { BrandMark } from './brand-mark.tsx'

const lodges = [
  { slug: 'xrp-lodge', name: 'XRP Lodge' },
  { slug: 'doge-lodge', name: 'DOGE Lodge' },
  { slug: 'shiba-inu-lodge', name: 'Shiba Inu Lodge' },
  { slug: 'pepe-lodge', name: 'PEPE Lodge' },
  { slug: 'solana-lodge', name: 'Solana Lodge' },
]

/** Their names differ from those of the navigation. */
const pages = [
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/accessibility', label: 'Accessibility' },
  { to: '/contact', label: 'Who we are' },
] as const

/** The footer with links and five lodges, whose names are current where the page has them. */
export function Footer() {
  const { data } = useQuery({ ...lodgesQuery(useCall()), enabled: false })
  const nameOf = (slug: string) => data?.find((lodge) => lodge.slug === slug)?.name
  return (
    <footer className="mt-24 border-t border-line bg-surface">
      <div className="column grid gap-10 py-14 sm:grid-cols-[2fr_1fr]">
        <div>
          <p className="flex items-center gap-2.5 font-display text-xl">
            <BrandMark className="size-7" />
            Crypto Lodge
          </p>
          <p className="mt-3 max-w-sm text-muted">
            Sixteen A-frames, one fire in each. Book straight from the people who light it.
          </p>
        </div>
        <nav aria-label="Lodges">
          <h2 className="text-lg">Lodges</h2>
          <ul className="mt-3 grid gap-1">
            {lodges.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to="/lodge/$slug"
                  params={{ slug }}
                  className="inline-block py-1 text-muted hover:text-text"
                >
                  {nameOf(slug) ?? name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="column border-t border-line py-6 text-sm text-muted">
        <nav aria-label="About this site" className="mb-3 flex flex-wrap gap-x-6">
          {pages.map(({ to, label }) => (
            <Link key={to} to={to} className="py-1.5 hover:text-text">
              {label}
            </Link>
          ))}
        </nav>
        <p>© 2026 Crypto Lodge. Each lodge takes its theme from a coin; it is no offer of one.</p>
      </div>
    </footer>
  )
}
