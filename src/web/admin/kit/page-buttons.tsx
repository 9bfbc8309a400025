import { Button } from '#web/platform/ui/button.tsx'

type PageButtonsProps = {
  page: number
  hasMore: boolean
  onPage: (page: number) => void
  /** Only where the total is known. */
  rows?: { shown: number; aPage: number; total: number | undefined }
}

export function PageButtons({ page, hasMore, onPage, rows }: PageButtonsProps) {
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-3 print:hidden">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <span className="font-mono text-sm text-muted">
        {rows?.total === undefined ? `Page ${page + 1}` : rowsInWords(page, rows, rows.total)}
      </span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  )
}

function rowsInWords(
  page: number,
  { shown, aPage }: { shown: number; aPage: number },
  total: number,
): string {
  const first = page * aPage + 1
  return `${first.toLocaleString('en-US')}–${(page * aPage + shown).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
}
