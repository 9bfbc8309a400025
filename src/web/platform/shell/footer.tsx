import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lodgesQuery } from '../api/lodge-queries.ts'
import { useCall } from '../api/use-call.ts'
import { BrandMark } from './brand-mark.tsx'

/** Each slug is the seeded name in lower case. */
const lodges = ['XRP Lodge', 'DOGE Lodge', 'Shiba Inu Lodge', 'PEPE Lodge', 'Solana Lodge'].map((name) => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
}))

const columns = [
  {
    title: 'Explore',
    pages: [
      { to: '/browse', label: 'Find a stay' },
      { to: '/art-gallery', label: 'Prints' },
      { to: '/badges', label: 'Day 1 badge' },
    ],
  },
  {
    title: 'Help',
    pages: [
      { to: '/find-booking', label: 'Find my booking' },
      { to: '/contact', label: 'Contact' },
      { to: '/accessibility', label: 'Accessibility' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
] as const

/** `enabled: false` reads the current names only where the page has the lodges already. */
export function Footer() {
  const { data } = useQuery({ ...lodgesQuery(useCall()), enabled: false })
  const findName = (slug: string) => data?.find((lodge) => lodge.slug === slug)?.name
  return (
    <footer className="mt-24 border-t border-line bg-surface">
      <div className="column grid gap-10 py-14 grid-cols-2 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <p className="flex items-center gap-2.5 font-display text-xl">
            <BrandMark className="size-7" />
            Crypto Lodge
          </p>
          <p className="mt-3 max-w-sm text-muted">
            Sixteen A-frames, one fire in each. Book straight from the people who light it.
          </p>
        </div>
        <nav aria-label="Stay">
          <h2 className="text-lg">Stay</h2>
          <ul className="mt-3 grid gap-3 text-muted">
            {lodges.map(({ slug, name }) => (
              <li key={slug}>
                <Link to="/lodge/$slug" params={{ slug }} className="hover:text-text">
                  {findName(slug) ?? name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {columns.map(({ title, pages }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-lg">{title}</h2>
            <ul className="mt-3 grid gap-3 text-muted">
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="hover:text-text">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="column border-t border-line py-6 text-sm text-muted">
        <p>© 2026 Crypto Lodge. Each lodge takes its theme from a coin; it is no offer of one.</p>
      </div>
    </footer>
  )
}
