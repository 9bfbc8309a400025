import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LegalPage } from '../modules/legal/legal-page.tsx'
import { Page } from '../platform/shell/page.tsx'
import { useIsHydrated } from '../platform/ui/hooks/use-is-hydrated.ts'
import { lazyPart } from '../platform/ui/late/lazy-part.tsx'
import { legalRoute } from './-legal-route.ts'

const AskOwnerForm = lazyPart(async () => ({
  default: (await import('../modules/messages/ask-owner-form.tsx')).AskOwnerForm,
}))

type ContactSearch = { question?: 'sent' | 'unknown' | undefined }

export const Route = createFileRoute('/contact')({
  ...legalRoute('contact', 'Contact'),
  validateSearch: ({ question }: Record<string, unknown>): ContactSearch => ({
    question: question === 'sent' || question === 'unknown' ? question : undefined,
  }),
  component: Contact,
})

/** Shown after the link in the email that confirms a question. */
const outcomes = {
  sent: 'Your question is with the owner. The answer comes by email.',
  unknown: 'This link is not valid. Please use the whole link from your email, or ask again below.',
}

function Contact() {
  const { question } = Route.useSearch()
  const isHydrated = useIsHydrated()
  const loading = <div className="placeholder h-96 rounded-picture" />
  return (
    <Page>
      <LegalPage
        name="contact"
        lead={({ lodges }) => (
          <section aria-labelledby="ask" className="max-w-xl">
            <h2 id="ask" className="mb-4 text-2xl">
              Ask the owner
            </h2>
            {question && (
              <p role="status" className="mb-4 rounded-control border border-line bg-surface p-4">
                {outcomes[question]}
              </p>
            )}
            {question !== 'sent' &&
              (isHydrated ? (
                <Suspense fallback={loading}>
                  <AskOwnerForm lodges={lodges} />
                </Suspense>
              ) : (
                loading
              ))}
          </section>
        )}
      />
    </Page>
  )
}
