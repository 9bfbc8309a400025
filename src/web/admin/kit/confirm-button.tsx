import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  children: ReactNode
  question: string
  onConfirm: () => void
}

/** For actions that cannot be undone: the second press confirms. A double click counts as one press. */
export function ConfirmButton({ children, question, variant, onConfirm, ...rest }: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const press = (presses: number) => {
    if (!isConfirming) setConfirming(true)
    else if (presses < 2) {
      setConfirming(false)
      onConfirm()
    }
  }
  return (
    <Button
      {...rest}
      variant={isConfirming ? 'danger' : variant}
      onClick={({ detail }) => press(detail)}
      onBlur={() => setConfirming(false)}
    >
      {isConfirming ? question : children}
    </Button>
  )
}
