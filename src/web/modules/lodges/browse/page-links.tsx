import { Link } from '@tanstack/react-router'
import { withSearch } from '#web/platform/api/with-search.ts'
import { buttonClass } from '#web/platform/ui/button.tsx'

export type PageLinksProps = { page: number; pages: number }

export function PageLinks({ page, pages }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages of lodges" className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && <PageLink page={page - 1} name="Previous page" />}
      <p aria-live="polite" className="tabular text-muted">
        {`Page ${page} of ${pages}`}
      </p>
      {page < pages && <PageLink page={page + 1} name="Next page" />}
    </nav>
  )
}

function PageLink({ page, name }: { page: number; name: string }) {
  return (
    <Link
      to="."
      search={withSearch((before) => ({ ...before, page: page > 1 ? page : undefined }))}
      hash="lodges"
      className={buttonClass()}
    >
      {name}
    </Link>
  )
}
