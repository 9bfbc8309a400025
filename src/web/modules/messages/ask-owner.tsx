import { Suspense, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { lazyPart } from '#web/platform/ui/late/lazy-part.tsx'

const AskOwnerDialog = lazyPart(() => import('./ask-owner-dialog.tsx'), 'dialog')

export function AskOwner({ lodge }: { lodge: { slug: string; name: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} className="w-full">
        Ask the owner
      </Button>
      <Suspense>{isOpen && <AskOwnerDialog lodge={lodge} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
