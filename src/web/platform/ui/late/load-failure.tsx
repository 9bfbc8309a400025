type LoadFailureProps = { what: string; onRetry: () => void }

export function LoadFailure({ what, onRetry }: LoadFailureProps) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
      <span>{`${what} could not be loaded.`}</span>
      <button type="button" onClick={onRetry} className="min-h-6 underline underline-offset-4">
        Try again
      </button>
    </p>
  )
}
