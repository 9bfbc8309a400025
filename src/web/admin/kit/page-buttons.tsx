import { Button } from '#web/platform/ui/button.tsx'

type PageButtonsProps = { page: number; hasMore: boolean; onPage: (page: number) => void }

/** Buttons to the newer and older page of a list. */
export function PageButtons({ page, hasMore, onPage }: PageButtonsProps) {
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="font-mono text-sm text-muted">{`Page ${page + 1}`}</span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  )
}
