import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'

type SureButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  children: ReactNode
  /** What it says when it was pressed once. */
  question: string
  onSure: () => void
}

/** For what cannot be taken back: a second press confirms, and a double click is one press. */
export function SureButton({ children, question, look, onSure, ...rest }: SureButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const press = (presses: number) => {
    if (!isAsking) setAsking(true)
    else if (presses < 2) {
      setAsking(false)
      onSure()
    }
  }
  return (
    <Button
      {...rest}
      look={isAsking ? 'danger' : look}
      onClick={({ detail }) => press(detail)}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? question : children}
    </Button>
  )
}
