import { Link } from '@tanstack/react-router'
import { Panel } from '../panel.tsx'
import { useUntaxed } from './use-charges.ts'

const linkClass = 'underline underline-offset-4'

/** Names the lodges without a tax; renders nothing without any. */
export function UntaxedNotice({ onChoose }: { onChoose?: (slug: string) => void }) {
  const lodges = useUntaxed().data
  if (!Array.isArray(lodges) || lodges.length === 0) return null
  return (
    <Panel title="Lodges without taxes" aside={<span className="font-mono text-muted">{lodges.length}</span>}>
      <ul className="max-h-48 overflow-y-auto text-sm">
        {lodges.map(({ slug, name }) => (
          <li key={slug} className="py-1">
            {onChoose ? (
              <button type="button" onClick={() => onChoose(slug)} className={linkClass}>
                {name}
              </button>
            ) : (
              <Link to="/admin/charges" className={linkClass}>
                {name}
              </Link>
            )}
            : no taxes are charged here: is that right?
          </li>
        ))}
      </ul>
    </Panel>
  )
}
