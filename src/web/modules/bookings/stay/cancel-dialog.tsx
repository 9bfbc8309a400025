import { Button } from '#web/platform/ui/button.tsx'
import { Sheet } from '#web/platform/ui/sheet.tsx'

type CancelDialogProps = {
  cost: string
  onCancel: () => void
  onClose: () => void
}

export default function CancelDialog({ cost, onCancel, onClose }: CancelDialogProps) {
  return (
    <Sheet title="Cancel this booking?" description={cost} onClose={onClose}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onCancel()
          }}
        >
          Yes, cancel it
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Sheet>
  )
}
