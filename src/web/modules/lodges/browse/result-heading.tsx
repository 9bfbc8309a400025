type ResultHeadingProps = { shown: number; total: number; isFiltered: boolean }

/** 'All 16 Lodges', or '3 of 16 Lodges' with a badge. Announces changes. */
export function ResultHeading({ shown, total, isFiltered }: ResultHeadingProps) {
  return (
    <div aria-live="polite" className="flex items-center gap-3">
      <h2 className="text-2xl">{`${isFiltered ? `${shown} of` : 'All'} ${total} Lodges`}</h2>
      {isFiltered && (
        <span className="rounded-control border border-line-strong/40 px-2 py-0.5 text-xs">Filtered</span>
      )}
    </div>
  )
}
