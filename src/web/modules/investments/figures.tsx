import { investorFigures } from '#contract/investments/investments.ts'

type Figure = { label: string; value: string }

export function Figures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-picture border border-line bg-line lg:grid-cols-4"
    >
      {figures.map(({ label: name, value }) => (
        <li key={name} className="grid content-start gap-1 bg-surface p-5 sm:p-6">
          <span className="tabular text-2xl sm:text-3xl">{value}</span>{' '}
          <span className="text-sm text-muted">{name}</span>
        </li>
      ))}
    </ul>
  )
}

export function ProgressBars() {
  return (
    <section aria-labelledby="progress">
      <h2 id="progress" className="text-3xl sm:text-4xl">
        Where we stand
      </h2>
      <div className="mt-6 grid gap-7">
        {investorFigures.progress.map(({ label, text, percent }) => (
          <div key={label}>
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <span>{label}</span>
              <span className="tabular text-sm">
                <span>{text}</span> <span className="text-muted">{percent}%</span>
              </span>
            </p>
            <div
              role="progressbar"
              aria-label={label}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuetext={`${text}, ${percent}%`}
              className="mt-2.5 h-2 overflow-hidden rounded-full bg-raised"
            >
              <div className="h-full rounded-full bg-ember" style={{ width: `${percent}%` }} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export function SmallPrint() {
  return (
    <p className="max-w-3xl text-sm text-muted">
      The figures, returns and benefits on this page are illustrative. Nothing on this page is an offer of
      securities or advice to invest.
    </p>
  )
}
