import { useId } from 'react'

type ChoicesProps<Choice extends string> = {
  legend: string
  options: readonly Choice[]
  chosen: readonly Choice[]
  getName: (option: Choice) => string
  error?: string | undefined
  onChange: (chosen: Choice[]) => void
}

export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { legend, options, chosen, getName, error, onChange } = props
  const id = useId()
  const toggle = (option: Choice) =>
    onChange(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="mb-1.5 text-sm text-muted">{legend}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option} className="flex min-h-10 items-center gap-2.5 text-sm">
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            {getName(option)}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
