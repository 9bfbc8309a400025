import { ConfirmButton } from '../kit/confirm-button.tsx'

export function HideButton({ onHide }: { onHide: () => void }) {
  return (
    <ConfirmButton
      variant="plain"
      question="Hide it?"
      onConfirm={onHide}
      className="min-h-6! px-2! py-0! text-sm"
    >
      Hide
    </ConfirmButton>
  )
}
