import { Link } from '@tanstack/react-router'
import { pageLink } from '../kit/navigation.ts'
import { Panel } from '../kit/panel.tsx'
import { useUntaxed } from './use-charges.ts'

/** Further lodges are only counted. */
const MAX_SHOWN = 100

const linkClass = 'underline underline-offset-4'

/** Renders nothing when every lodge has a tax. */
export function UntaxedNotice({ onChoose }: { onChoose?: (slug: string) => void }) {
  const lodges = useUntaxed().data
  if (!Array.isArray(lodges) || lodges.length === 0) return null
  const shown = lodges.slice(0, MAX_SHOWN)
  return (
    <Panel title="Lodges without taxes" aside={<span className="font-mono text-muted">{lodges.length}</span>}>
      <ul className="grid max-h-52 gap-x-6 overflow-y-auto text-sm md:grid-cols-2 2xl:grid-cols-3">
        {shown.map(({ slug, name }) => (
          <li key={slug} className="py-1">
            {onChoose ? (
              <button type="button" onClick={() => onChoose(slug)} className={linkClass}>
                {name}
              </button>
            ) : (
              <Link {...pageLink('charges')} className={linkClass}>
                {name}
              </Link>
            )}
            <span>: No tax set. Add tax, or mark as tax-free.</span>
          </li>
        ))}
        {lodges.length > shown.length && <li className="py-1">and {lodges.length - shown.length} more</li>}
      </ul>
    </Panel>
  )
}
