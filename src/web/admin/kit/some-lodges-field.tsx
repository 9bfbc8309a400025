import { useListPages } from './use-list-pages.tsx'
import { useLodges } from './use-lodges.ts'

type SomeLodgesFieldProps = {
  /** Slugs; null means all lodges. */
  chosen: readonly string[] | null
  error?: string | undefined
  onChange: (chosen: string[] | null) => void
}

export function SomeLodgesField({ chosen, error, onChange }: SomeLodgesFieldProps) {
  const { data: lodges = [] } = useLodges()
  const { shown, bar } = useListPages(lodges, ({ name }) => name)
  const toggle = (slug: string) => {
    const others = chosen?.filter((other) => other !== slug) ?? []
    const slugs = chosen?.includes(slug) ? others : [...others, slug]
    onChange(slugs.length > 0 ? slugs : null)
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{`Lodges: ${chosen ? chosen.length : 'all'}`}</legend>
      {bar}
      <div className="grid max-h-52 overflow-y-auto rounded-control border border-line-strong/40 px-3 sm:grid-cols-2">
        {shown.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-10 items-center gap-3">
            <input type="checkbox" checked={chosen?.includes(slug) ?? false} onChange={() => toggle(slug)} />
            {name}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-muted">None ticked: all lodges.</p>
      {error && (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
