import { Button } from '#web/platform/ui/button.tsx'
import { EmptyDrawing } from '#web/platform/ui/pictures/empty-drawing.tsx'

export function NoLodges({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-picture border border-dashed border-line-strong/40 px-6 py-16 text-center">
      <EmptyDrawing />
      <h3 className="text-2xl">No lodges found</h3>
      <p className="text-muted">Try adjusting your search criteria or clearing some filters</p>
      <Button className="mt-2" onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  )
}
