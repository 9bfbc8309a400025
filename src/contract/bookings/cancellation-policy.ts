import * as z from 'zod'
import { requiredLine } from '../platform/fields.ts'
import { builtInPolicies, defaultPolicy, type CancellationPolicy as Policy } from './built-in-policies.ts'

const MAX_STEPS = 10
const MAX_HOURS_BEFORE = 8760

const PERCENT = 'A refund is a whole percent from 0 to 100'

const CancellationStep = z.object({
  hoursBefore: z.int('Hours must be a whole number').min(0).max(MAX_HOURS_BEFORE),
  refundPercent: z.int(PERCENT).min(0, PERCENT).max(100, PERCENT),
})

export const CancellationPolicy = z.object({
  name: z.string(),
  steps: z.array(CancellationStep),
  keepsWholeDollars: z.boolean().optional(),
})

const isFalling = (numbers: readonly number[], isNext: (before: number, next: number) => boolean) =>
  numbers.every((number, index) => index === 0 || isNext(numbers[index - 1] ?? number, number))

const sameSteps = (a: Policy, b: Policy) => JSON.stringify(a.steps) === JSON.stringify(b.steps)

export const OwnPolicy = z
  .object({
    name: requiredLine('A policy needs a name', 60),
    steps: z
      .array(CancellationStep)
      .max(MAX_STEPS)
      .refine(
        (steps) =>
          isFalling(
            steps.map(({ hoursBefore }) => hoursBefore),
            (before, next) => next < before,
          ),
        {
          message: 'The steps must come in the order of time, each with fewer hours than the one before',
        },
      )
      .refine(
        (steps) =>
          isFalling(
            steps.map(({ refundPercent }) => refundPercent),
            (before, next) => next <= before,
          ),
        { message: 'A later step cannot give back more than an earlier one' },
      ),
  })
  .refine((own) => builtInPolicies.every((builtIn) => builtIn.name !== own.name || sameSteps(builtIn, own)), {
    path: ['name'],
    message: 'This is the name of a built-in policy with other steps',
  })

const NO_SUCH_POLICY = 'Please choose one of the built-in policies'
const BuiltInName = z
  .enum(
    builtInPolicies.map(({ name }) => name),
    NO_SUCH_POLICY,
  )
  .transform((chosen) => builtInPolicies.find(({ name }) => name === chosen) ?? defaultPolicy)

export const PolicyChoice = z.union([BuiltInName, OwnPolicy], NO_SUCH_POLICY)
