function CardPlaceholder() {
  return (
    <div
      data-testid="lodge-placeholder"
      className="overflow-hidden rounded-picture border border-line bg-surface"
    >
      <div className="placeholder aspect-[3/2]" />
      <div className="grid gap-3 p-5">
        <div className="placeholder h-7 w-2/3 rounded-control" />
        <div className="placeholder h-4 rounded-control" />
        <div className="placeholder h-4 w-4/5 rounded-control" />
        <div className="placeholder mt-3 h-11 rounded-control" />
      </div>
    </div>
  )
}

export function CardPlaceholders({ count }: { count: number }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading lodges
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no ids and never move
        <CardPlaceholder key={index} />
      ))}
    </>
  )
}
