import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { pluralize } from '#contract/platform/pluralize.ts'
import { MAX_STARS } from '#contract/reviews/review-rules.ts'

type StarChoiceProps = {
  stars: number | null
  error: string | undefined
  onStars: (stars: number) => void
}

export function StarChoice({ stars, error, onStars }: StarChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 text-sm text-muted">Stars</legend>
      <div className="flex gap-1">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((value) => (
          <label
            key={value}
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={stars === value}
              onChange={() => onStars(value)}
              className="sr-only"
            />
            <Star
              size={26}
              aria-hidden="true"
              className={clsx(value <= (stars ?? 0) ? 'fill-current text-ember' : 'text-line-strong')}
            />
            <span className="sr-only">{pluralize(value, 'star')}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
