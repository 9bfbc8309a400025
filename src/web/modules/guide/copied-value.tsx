import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/platform/ui/button.tsx'

type CopiedValueProps = { name: string; value: string /** Words of the button. */; copy: string }

/** A value in large type with a button that copies it. */
export function CopiedValue({ name, value, copy: copyWords }: CopiedValueProps) {
  const [isCopied, setCopied] = useState(false)
  // Refused without a secure address; the value can be selected.
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <output aria-label={name} className="font-mono text-3xl tracking-wide break-all select-all">
        {value}
      </output>
      <Button className="min-h-10 px-4 py-1.5" onClick={() => void copy()}>
        <Icon size={17} aria-hidden="true" />
        <span>{isCopied ? 'Copied' : copyWords}</span>
      </Button>
    </div>
  )
}
