import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  children: ReactNode
  /** What it says when it was pressed once. */
  question: string
  onConfirm: () => void
}

/** For what cannot be taken back: a second press confirms, and a double click is one press. */
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
