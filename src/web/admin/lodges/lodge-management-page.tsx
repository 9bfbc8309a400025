import { useNavigate } from '@tanstack/react-router'
import clsx from 'clsx'
import type { Lodge } from '#contract/lodges/lodges.ts'
import type { OwnersLodge } from '#contract/lodges/owners-lodges.ts'
import { formatDollars } from '#contract/platform/money.ts'
import { pluralize } from '#contract/platform/pluralize.ts'
import { withSearch } from '#web/platform/api/with-search.ts'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { ErrorMessage } from '../kit/panel.tsx'
import { useListPages } from '../kit/use-list-pages.tsx'
import { useLodges } from '../kit/use-lodges.ts'
import { usePictured } from './use-pictured.ts'

const NONE: readonly OwnersLodge[] = []

export function LodgeManagementPage() {
  return (
    <AdminScreen title="Lodge Management" lead="Changes appear on the public pages within a second.">
      <Management />
    </AdminScreen>
  )
}

function Management() {
  const { data, isLoadingError, refetch } = useLodges()
  const navigate = useNavigate()
  const { shown, bar } = useListPages(data ?? NONE, ({ name }) => name)
  const pictured = usePictured(shown)
  if (isLoadingError)
    return <ErrorMessage message="The lodges could not be loaded." onRetry={() => void refetch()} />
  if (!data) return <p className="text-muted">Loading lodges...</p>
  const open = (lodge: string) =>
    void navigate({ to: '/admin/lodge-management', search: withSearch({ lodge }) })
  return (
    <>
      {bar}
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((one) => (
          <li key={one.id}>
            <LodgeButton lodge={one} {...pictured.get(one.slug)} onChoose={() => open(one.slug)} />
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
