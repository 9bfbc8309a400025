import { Sheet } from '#web/platform/ui/sheet.tsx'
import { AskOwnerForm } from './ask-owner-form.tsx'

type AskOwnerDialogProps = { lodge: { slug: string; name: string }; onClose: () => void }

export default function AskOwnerDialog({ lodge, onClose }: AskOwnerDialogProps) {
  return (
    <Sheet title="Ask the owner" description={`About ${lodge.name}`} onClose={onClose}>
      <AskOwnerForm lodges={[lodge]} />
    </Sheet>
  )
}
