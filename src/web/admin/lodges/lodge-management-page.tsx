import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Lodge } from '#contract/lodges.ts'
import { formatDollars } from '#contract/money.ts'
import { AdminScreen } from '../admin-screen.tsx'
import { ErrorMessage } from '../panel.tsx'
import { useLodges } from '../use-lodges.ts'
import { LodgeForm } from './lodge-form.tsx'

type LodgeManagementPageProps = { preview: (lodge: Lodge) => ReactNode }

/** The list of lodges and the form of the chosen one. */
export function LodgeManagementPage({ preview }: LodgeManagementPageProps) {
  return (
    <AdminScreen title="Lodge Management" lead="A change shows on the public pages within a second.">
      <Management preview={preview} />
    </AdminScreen>
  )
}

function Management({ preview }: LodgeManagementPageProps) {
  const { data, isLoadingError, refetch } = useLodges()
  const [slug, setSlug] = useState<string | null>(null)
  const chosen = data?.find((lodge) => lodge.slug === slug)
  if (isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading lodges...</p>
  if (chosen)
    return <LodgeForm key={chosen.slug} lodge={chosen} preview={preview} onClose={() => setSlug(null)} />
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {data.map((lodge) => (
        <li key={lodge.id}>
          <LodgeButton lodge={lodge} onChoose={() => setSlug(lodge.slug)} />
        </li>
      ))}
    </ul>
  )
}

function LodgeButton({ lodge, onChoose }: { lodge: Lodge; onChoose: () => void }) {
  const picture = lodge.pictures.find(({ src }) => src === lodge.exteriorImage)
  const small = picture ? picture.src.replace(/\.\w+$/, `-${Math.min(...picture.widths)}.avif`) : null
  return (
    <button
      type="button"
      onClick={onChoose}
      className={clsx(
        'flex w-full items-center gap-4 rounded-picture border border-line bg-surface p-3 text-left',
        'transition-colors duration-150 hover:border-line-strong hover:bg-raised',
      )}
    >
      <img
        src={small ?? lodge.exteriorImage}
        alt=""
        loading="lazy"
        width={96}
        height={64}
        className="h-16 w-24 shrink-0 rounded-control object-cover"
      />
      <span className="min-w-0">
        <span className="block font-display text-lg">{lodge.name}</span>
        <span className="block text-sm text-muted">
          <span className="tabular text-text">{formatDollars(lodge.price)}</span> per night
        </span>
        <span className="block text-sm text-muted">Max {lodge.maxGuests} guests</span>
      </span>
    </button>
  )
}
