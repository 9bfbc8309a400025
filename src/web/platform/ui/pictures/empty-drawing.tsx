import clsx from 'clsx'

export function EmptyDrawing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 56"
      className={clsx('h-14 w-24 text-line-strong', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M28 48 48 12l20 36M40 48V36h16v12M8 48h80" />
      <path d="M43 27h10" stroke="var(--color-ember)" />
      <path d="M78 9a7 7 0 1 0 7 9 6 6 0 0 1-7-9ZM14 18v0M24 8v0M88 30v0" />
    </svg>
  )
}
