import clsx from 'clsx'
import type { ReactNode } from 'react'
import { EmptyDrawing } from './pictures/empty-drawing.tsx'

export function EmptyList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={clsx('flex items-center gap-4', className)}>
      <EmptyDrawing className="shrink-0" />
      <p className="text-muted">{children}</p>
    </div>
  )
}
