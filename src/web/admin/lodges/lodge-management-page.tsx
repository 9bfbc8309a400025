import { useSearch } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useLodges, useWholeLodge } from '../kit/use-lodges.ts'
import { LodgeForm } from './lodge-form.tsx'
import { usePictured } from './use-pictured.ts'

const NONE: readonly OwnersLodge[] = []

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
  const named = useSearch({ strict: false }) as { lodge?: unknown }
  const [slug, setSlug] = useState<string | null>(typeof named.lodge === 'string' ? named.lodge : null)
  const lodge = useWholeLodge(slug)
  const { shown, bar } = useListPages(data ?? NONE, ({ name }) => name)
  const pictured = usePictured(shown)
  if (isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void refetch()} />
  if (lodge.isLoadingError && slug !== null)
    return <ErrorMessage message="The lodge could not be loaded." onRetry={() => void lodge.refetch()} />
  if (!data || (slug !== null && lodge.data === undefined))
    return <p className="text-muted">Loading lodges...</p>
  if (lodge.data)
    return (
      <LodgeForm key={lodge.data.slug} lodge={lodge.data} preview={preview} onClose={() => setSlug(null)} />
    )
  return (
    <>
      {bar}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((one) => (
          <li key={one.id}>
            <LodgeButton lodge={one} {...pictured.get(one.slug)} onChoose={() => setSlug(one.slug)} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Pictured = Pick<Lodge, 'exteriorImage' | 'pictures'>
type LodgeButtonProps = Partial<Pictured> & { lodge: OwnersLodge; onChoose: () => void }

function LodgeButton({ lodge, exteriorImage, pictures, onChoose }: LodgeButtonProps) {
  const picture = pictures?.find(({ src }) => src === exteriorImage)
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
        src={small ?? exteriorImage}
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
        <span className="block text-sm text-muted">{`Max ${pluralize(lodge.maxGuests, 'guest')}`}</span>
      </span>
    </button>
  )
}
