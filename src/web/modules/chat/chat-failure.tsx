import { Button } from '#web/platform/ui/button.tsx'
import { moveFocusToRegion } from '#web/platform/ui/hooks/move-focus-to-region.ts'

export function ChatFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-danger">{message}</p>
      <Button ref={moveFocusToRegion} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
