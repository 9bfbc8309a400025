import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'

const WaitingListForm = lazyPart(() => import('./waiting-list-form.tsx'))

export function WaitingListOffer(props: ComponentProps<typeof WaitingListForm>) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Tell me when it is free</Button>
  return (
    <Suspense fallback={<div className="placeholder h-32 rounded-control" />}>
      <WaitingListForm {...props} />
    </Suspense>
  )
}
