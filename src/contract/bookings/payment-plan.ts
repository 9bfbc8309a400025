import { addDays } from '../platform/dates.ts'
import type { PaymentSchedule, ScheduledPart } from './payment-schedule.ts'

/** `dueOn` is null for what is due at the confirmation. */
export type PlannedPart = {
  dueOn: string | null
  cents: number
  /** Set for extras ordered after the request: no job charges them to a stored card. */
  isExtra?: true
}

const MIN_BALANCE_CENTS = 100

type Price = { totalCents: number; checkIn: string }

const balanceDate = ({ balanceDaysBefore }: PaymentSchedule, { checkIn }: Price): string =>
  addDays(checkIn, -balanceDaysBefore)

/** Rounds the deposit up to whole dollars. Once the balance date has passed, everything is due at once. */
export function planPayments(terms: PaymentSchedule | null, price: Price, agreedOn: string): PlannedPart[] {
  const { totalCents } = price
  if (!terms || totalCents === 0) return []
  const deposit = Math.ceil((totalCents * terms.depositPercent) / 10_000) * 100
  const balance = totalCents - deposit
  const balanceOn = balanceDate(terms, price)
  if (agreedOn > balanceOn || balance < MIN_BALANCE_CENTS) return [{ dueOn: agreedOn, cents: totalCents }]
  return [
    { dueOn: agreedOn, cents: deposit },
    { dueOn: balanceOn, cents: balance },
  ]
}

export function planRequest(terms: PaymentSchedule | null, price: Price, requestedOn: string): PlannedPart[] {
  return withFirstDueOn(planPayments(terms, price, requestedOn), null)
}

const withFirstDueOn = (parts: PlannedPart[], dueOn: string | null): PlannedPart[] =>
  parts.map((part, index) => (index === 0 ? { ...part, dueOn } : part))

export const confirmPlan = (parts: PlannedPart[], today: string): PlannedPart[] =>
  parts.map((part) => ({ ...part, dueOn: part.dueOn ?? today }))

type Replan = {
  terms: PaymentSchedule | null
  parts: PlannedPart[]
  price: Price
  heldCents: number
  today: string
}

/** Paid parts stay; the rest is planned again. */
export function replanPayments({ terms, parts, price, heldCents, today }: Replan): PlannedPart[] {
  const [first] = parts
  if (!terms || !first) return planPayments(terms, price, today)
  const kept = paidParts(parts, Math.min(heldCents, price.totalCents))
  if (kept.length === 0) return withFirstDueOn(planPayments(terms, price, today), first.dueOn)
  const rest = price.totalCents - sumCents(kept)
  if (rest === 0) return kept
  const extras = unpaidExtras(parts.slice(kept.length), rest)
  const balance = rest - sumCents(extras)
  if (balance === 0) return [...kept, ...extras]
  const balanceOn = balanceDate(terms, price)
  return [...kept, ...extras, { dueOn: balanceOn > today ? balanceOn : today, cents: balance }]
}

function unpaidExtras(parts: readonly PlannedPart[], mostCents: number): PlannedPart[] {
  const extras = parts.filter(({ isExtra }) => isExtra)
  return sumCents(extras) <= mostCents ? extras : []
}

export function addExtraPart(parts: readonly PlannedPart[], cents: number, today: string): PlannedPart[] {
  if (parts.length === 0 || cents === 0) return [...parts]
  const later = parts.findIndex(({ dueOn }) => dueOn !== null && dueOn > today)
  const index = later === -1 ? parts.length : later
  return [...parts.slice(0, index), { dueOn: today, cents, isExtra: true }, ...parts.slice(index)]
}

export function withExtrasLast(parts: readonly PlannedPart[], heldCents: number): PlannedPart[] {
  const paid = paidParts(parts, heldCents).length
  const open = parts.slice(paid)
  const isExtra = (part: PlannedPart) => part.isExtra === true
  return [...parts.slice(0, paid), ...open.filter((part) => !isExtra(part)), ...open.filter(isExtra)]
}

export function chargeableCents(
  parts: readonly PlannedPart[],
  { heldCents, dueNowCents, today }: { heldCents: number; dueNowCents: number; today: string },
): number {
  if (parts.length === 0) return dueNowCents
  const ordered = withExtrasLast(parts, heldCents)
  const extras = withPaidCents(ordered, heldCents).filter((_part, index) => ordered[index]?.isExtra)
  const unpaid = extras.filter(({ dueOn }) => dueOn !== null && dueOn <= today)
  return Math.max(0, dueNowCents - unpaid.reduce((sum, { cents, paidCents }) => sum + cents - paidCents, 0))
}

/** Money that went back lowers the earliest parts, which are paid first. */
export function lowerParts(parts: readonly PlannedPart[], cents: number): PlannedPart[] {
  let left = cents
  return parts
    .map((part) => {
      const less = Math.min(left, part.cents)
      left -= less
      return { ...part, cents: part.cents - less }
    })
    .filter((part) => part.cents > 0)
}

function paidParts(parts: readonly PlannedPart[], heldCents: number): PlannedPart[] {
  const end = parts.findIndex((_part, index) => sumCents(parts.slice(0, index + 1)) > heldCents)
  return end === -1 ? [...parts] : parts.slice(0, end)
}

export function withPaidCents(parts: readonly PlannedPart[], heldCents: number): ScheduledPart[] {
  return parts.map((part, index) => {
    const left = heldCents - sumCents(parts.slice(0, index))
    return { dueOn: part.dueOn, cents: part.cents, paidCents: Math.max(0, Math.min(part.cents, left)) }
  })
}

export function splitDue(
  parts: readonly PlannedPart[],
  { heldCents, dueCents, today }: { heldCents: number; dueCents: number; today: string },
): { dueNowCents: number; nextDueOn: string | null; nextDueCents: number } {
  const unpaid = withPaidCents(parts, heldCents).map(({ dueOn, cents, paidCents }) => ({
    dueOn,
    cents: cents - paidCents,
  }))
  const later = unpaid.filter(({ dueOn, cents }) => dueOn !== null && dueOn > today && cents > 0)
  const nextDueOn = later[0]?.dueOn ?? null
  const laterCents = Math.min(dueCents, sumCents(later))
  const nextDueCents = Math.min(laterCents, sumCents(later.filter(({ dueOn }) => dueOn === nextDueOn)))
  return { dueNowCents: dueCents - laterCents, nextDueOn: nextDueCents > 0 ? nextDueOn : null, nextDueCents }
}

const sumCents = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)
