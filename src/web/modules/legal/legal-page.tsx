import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LegalPage as LegalContent, LegalPageName } from '#contract/legal/legal.ts'
import { legalTitles } from '#contract/legal/legal-titles.ts'
import { formatFullDate } from '#contract/platform/dates.ts'
import { useCall } from '#web/platform/api/use-call.ts'
import { AccessibleLodges, Cookies, Details, Licences, Retention } from './legal-facts.tsx'
import { legalQuery } from './legal-query.ts'
import { TextBlocks } from './text-blocks.tsx'

const facts: Record<LegalPageName, (content: LegalContent) => ReactNode> = {
  terms: ({ lodges }) => <Licences lodges={lodges} />,
  privacy: () => (
    <>
      <Cookies />
      <Retention />
    </>
  ),
  accessibility: ({ lodges }) => <AccessibleLodges lodges={lodges} />,
  contact: (content) => (
    <>
      <Details facts={content.facts} />
      <Licences lodges={content.lodges} />
    </>
  ),
}

type LegalPageProps = {
  name: LegalPageName
  lead?: (content: LegalContent) => ReactNode
}

export function LegalPage({ name, lead }: LegalPageProps) {
  const { data, isError, refetch } = useQuery(legalQuery(useCall(), name))
  return (
    <article className="column grid max-w-3xl gap-10">
      <h1 className="text-4xl sm:text-6xl">{legalTitles[name]}</h1>
      {data ? (
        <Content content={data} lead={lead?.(data)} />
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </article>
  )
}

function Content({ content, lead }: { content: LegalContent; lead: ReactNode }) {
  const { text, isOwn, updatedAt } = content
  return (
    <>
      <div>
        {isOwn && updatedAt && (
          <p className="mb-6 text-sm text-muted">Last changed on {formatFullDate(updatedAt.slice(0, 10))}.</p>
        )}
        <TextBlocks text={text} />
      </div>
      {lead}
      {facts[content.name](content)}
    </>
  )
}

const Loading = () => <p className="text-muted">Loading the text...</p>

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap gap-3">
      The text could not be loaded.
      <button type="button" onClick={onRetry} className="underline underline-offset-4">
        Try again
      </button>
    </p>
  )
}
