import clsx from 'clsx'
import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'

type Shared = { label: string; hint?: ReactNode; error?: string | undefined }

type Parts = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  className: string
}

function Field({ label, hint, error, children }: Shared & { children: (parts: Parts) => ReactNode }) {
  const id = useId()
  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, className: 'field' })}
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

/**
 * Without a maximum a date field takes six digits for a year, and does not go on to the next part after four.
 */
const LAST_DATE = '9999-12-31'

export function TextField({ label, hint, error, ...rest }: Shared & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input max={rest.type === 'date' ? LAST_DATE : undefined} {...rest} {...parts} />}
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
      {(parts) => <textarea dir="auto" rows={4} {...rest} {...parts} />}
    </Field>
  )
}

export function SelectField({ label, hint, error, ...rest }: Shared & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <select {...rest} {...parts} />}
    </Field>
  )
}
