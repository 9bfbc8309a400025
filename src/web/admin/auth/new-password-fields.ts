import * as z from 'zod'
import { NewPassword } from '#contract/auth/account.ts'

export const NewPasswordTwice = z
  .object({ next: NewPassword, repeated: z.string() })
  .refine(({ next, repeated }) => next === repeated, {
    path: ['repeated'],
    message: 'The two passwords differ',
  })
