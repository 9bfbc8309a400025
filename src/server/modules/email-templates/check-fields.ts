import { unknownFields } from '#contract/email-templates/template-text.ts'
import { Failure } from '#server/platform/failure.ts'

type Words = { subject?: string | null | undefined; text?: string | null | undefined }

/** Fails with `invalid` at `subject` or `text` for a field that the email does not have. */
export function refuseUnknownFields(words: Words, known: readonly string[]): void {
  const errors = (['subject', 'text'] as const).flatMap((path) =>
    unknownFields(words[path] ?? '', known).map(({ name, nearest }) => ({
      path,
      message: `There is no field {{${name}}}.${nearest ? ` Did you mean {{${nearest}}}?` : ''}`,
    })),
  )
  if (errors[0]) throw new Failure('invalid', errors[0].message, {}, errors)
}
