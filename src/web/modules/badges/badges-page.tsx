import { type ReactNode, useState } from 'react'
import { HydratingPart } from '#web/platform/ui/late/hydrating-part.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'
import { BadgeChecker } from './badge-checker.tsx'
import { BadgeTypes } from './badge-types.tsx'

const Day1Form = lazyPart(() => import('./day1-form.tsx'))

type BadgesPageProps = {
  donation: ReactNode
  /** Whether the link of a confirmation email has worked; undefined without such a link. */
  confirmed?: 'yes' | 'no' | undefined
}

const confirmations = {
  yes: 'Your email address is confirmed. Your Day 1 discount counts from now on.',
  no: 'This link does not confirm an email address. Please open the newest email we sent you.',
}

export function BadgesPage({ donation, confirmed }: BadgesPageProps) {
  const [checkedEmail, setCheckedEmail] = useState('')
  return (
    <div className="column grid gap-16">
      <header>
        <h1 className="text-4xl sm:text-6xl">Badges</h1>
        <p className="mt-4 max-w-2xl text-lg text-muted">
          A badge says that you were here early. With a badge you book first, pay less and are greeted by
          name.
        </p>
        {confirmed && (
          <p role="status" className="mt-4 rounded-control border border-line bg-surface p-4">
            {confirmations[confirmed]}
          </p>
        )}
      </header>
      {donation}
      <BadgeTypes />
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel
          id="create-badge"
          title="Create Your Badge"
          text="The Day 1 Investor badge takes 20% off every stay that is booked with its email."
        >
          <HydratingPart fallback={<div className="placeholder h-60 rounded-control" />}>
            <Day1Form />
          </HydratingPart>
        </Panel>
        <Panel id="check-badge" title="Check Badges" text="See which badges an email address holds.">
          <BadgeChecker label="Check badges" checkedEmail={checkedEmail} onCheck={setCheckedEmail} />
        </Panel>
      </div>
    </div>
  )
}

type PanelProps = { id: string; title: string; text: string; children: ReactNode }

function Panel({ id, title, text, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="rounded-picture border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      {children}
    </section>
  )
}
