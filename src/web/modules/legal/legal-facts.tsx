import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { LegalPage } from '#contract/legal/legal.ts'
import { mailtoLink } from '#contract/platform/email-address.ts'
import { daysInWords, retention } from '#contract/privacy/retention.ts'

type Lodges = LegalPage['lodges']

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const rows = 'divide-y divide-line rounded-picture border border-line bg-surface'

export function Details({ facts }: { facts: LegalPage['facts'] }) {
  return (
    <Section title="Details">
      {facts.length > 0 && (
        <dl className={rows}>
          {facts.map(({ name, label, value }) => (
            <div key={name} className="grid gap-1 p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="text-muted">{label}</dt>
              <dd className="whitespace-pre-line">
                <Value name={name} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-muted">
        To request nights, use the{' '}
        <Link to="/" hash="contact" className="text-text underline underline-offset-4">
          booking form
        </Link>
        .
      </p>
    </Section>
  )
}

function Value({ name, value }: { name: string; value: string }) {
  const href =
    name === 'email' ? mailtoLink(value) : name === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : null
  if (!href) return value
  return (
    <a href={href} className="underline underline-offset-4">
      {value}
    </a>
  )
}

export function Licences({ lodges }: { lodges: Lodges }) {
  return <LodgeFacts title="Licenses of the lodges" lodges={lodges} read={({ licence }) => licence ?? ''} />
}

export function AccessibleLodges({ lodges }: { lodges: Lodges }) {
  return (
    <LodgeFacts
      title="Accessible features of the lodges"
      lodges={lodges}
      read={({ accessibleFeatures }) => accessibleFeatures.join(', ')}
    />
  )
}

type LodgeFactsProps = { title: string; lodges: Lodges; read: (lodge: Lodges[number]) => string }

function LodgeFacts({ title, lodges, read }: LodgeFactsProps) {
  const stated = lodges.filter((lodge) => read(lodge) !== '')
  if (stated.length === 0) return null
  return (
    <Section title={title}>
      <dl className={rows}>
        {stated.map((lodge) => (
          <div key={lodge.slug} className="grid gap-1 p-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt>
              <Link
                to="/lodge/$slug"
                params={{ slug: lodge.slug }}
                className="underline-offset-4 hover:underline"
              >
                {lodge.name}
              </Link>
            </dt>
            <dd className="text-muted">{read(lodge)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

export function Cookies() {
  return (
    <Section title="Cookies">
      <p>
        None. This site sets no cookies. Your browser itself remembers a few choices, such as your last
        search, a half-filled booking form and the color of the fire; they stay on your device. The page of
        your stay is stored there too, so that it opens without a network.
      </p>
    </Section>
  )
}

/** The purge reads the same list. */
export function Retention() {
  return (
    <Section title="How long we store it">
      <dl className={rows}>
        {Object.entries(retention).map(([kind, { data, days, since, ending }]) => (
          <div key={kind} className="grid gap-1 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] sm:gap-6">
            <dt>{data}</dt>
            <dd className="text-muted">
              {`${days === null ? '' : `${daysInWords(days)} after ${since}. `}${ending}`}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
