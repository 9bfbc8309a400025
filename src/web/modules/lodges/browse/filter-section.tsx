import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

/** A collapsible section of the filter panel. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const content = useId()
  return (
    <section>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-9 w-full items-center justify-between gap-2 font-medium"
      >
        {title}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={content} hidden={!isOpen} className="pt-3">
        {children}
      </div>
    </section>
  )
}
