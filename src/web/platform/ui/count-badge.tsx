export function CountBadge({ count }: { count: number }) {
  return (
    <span className="inline-grid min-w-6 place-items-center rounded-full bg-ember px-1.5 text-sm leading-6 font-medium text-on-ember tabular">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  )
}
