import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'

type CopyButtonProps = { text: string; children: ReactNode }

/** Without a clipboard (plain http on another machine) the text is shown instead. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [state, setState] = useState<'new' | 'copied' | 'refused'>('new')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {state === 'copied' ? 'Copied' : children}
      </Button>
      {state === 'refused' && (
        <output aria-label="Text to copy" className="w-full font-mono text-sm break-all select-all">
          {text}
        </output>
      )}
    </>
  )
}
