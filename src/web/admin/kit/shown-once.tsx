import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/platform/ui/button.tsx'
import { toast } from '#web/platform/ui/toast/toast.ts'

type ShownOnceProps = {
  label: string
  value: string
  action: string
  copied: { title: string; description: string }
  onDone: () => void
}

/** No later page shows this text. Without a clipboard the field is focused, which selects it. */
export function ShownOnce({ label, value, action, copied, onDone }: ShownOnceProps) {
  const id = useId()
  const copy = () =>
    copyText(value).then(
      () => toast(copied),
      () => document.getElementById(id)?.focus(),
    )
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
          {label}
        </label>
        <input
          id={id}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="w-full rounded-control border border-line-strong/40 bg-page/60 px-3.5 py-2.5 font-mono text-sm"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {action}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  )
}

/** Fails without a clipboard, which browsers withhold on plain http. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
