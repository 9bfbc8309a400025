import clsx from 'clsx'
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'

const box =
  'w-full rounded-control border border-line-strong/40 bg-page/60 px-3.5 py-2.5 text-text placeholder:text-muted/70 transition-colors duration-150 hover:border-line-strong aria-invalid:border-danger'

type Shared = { label: string; hint?: ReactNode; error?: string | undefined }

type Parts = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

/** A label, its control, a hint and an error. */
function Field({ label, hint, error, children }: Shared & { children: (parts: Parts) => ReactNode }) {
  const id = useId()
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, className: box })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, ...rest }: Shared & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input {...rest} {...parts} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <textarea rows={4} {...rest} {...parts} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  ...rest
}: Shared & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <select {...rest} {...parts} />}
    </Field>
  )
}
