import { eq } from 'drizzle-orm'
import type { ArrivalForm, SentArrivalForm } from '#contract/bookings/arrival-form.ts'
import { isoNow } from '#server/platform/clock.ts'
import { type Context, inTransaction } from '#server/platform/context.ts'
import { arrivalForms } from '#server/platform/database/tables/agreements.ts'
import { failure } from '#server/platform/failure.ts'
import { requireAdmin } from '#server/platform/require-admin.ts'
import { todayAt } from '../availability/availability.ts'
import { noteChange, readOwnBooking } from '../bookings.ts'
import { stayWithLodge } from '../changes/change-requests.ts'
import { readArrivalForms } from './sent-forms.ts'

type OwnLink = { reference: string; key: string }

const emptyForm: ArrivalForm & { sentAt?: string } = {
  ...{ arrivalTime: null, phone: null, guestNames: [], vehicle: null, note: null },
}

export async function readArrivalForm(
  context: Context,
  { reference, key }: OwnLink,
): Promise<SentArrivalForm> {
  const own = await readOwnBooking(context, reference, key)
  return formOfStay(context, own.id)
}

/** Fails with `not_found`. */
export function readArrivalFormForStaff(context: Context, bookingId: number): Promise<SentArrivalForm> {
  requireAdmin(context)
  return formOfStay(context, bookingId)
}

async function formOfStay(context: Context, bookingId: number): Promise<SentArrivalForm> {
  const { lodges: lodge } = await stayWithLodge(context, bookingId)
  const { sentAt = null, ...form } =
    (await readArrivalForms(context, [bookingId])).get(bookingId) ?? emptyForm
  return { ...form, sentAt, isRequired: lodge.isArrivalFormRequired }
}

/** Fails with `conflict` unless the stay is confirmed and not over. */
export async function sendArrivalForm(
  context: Context,
  { reference, key }: OwnLink,
  form: ArrivalForm,
): Promise<SentArrivalForm> {
  const own = await readOwnBooking(context, reference, key)
  return inTransaction(context, async (inner) => {
    const { bookings: row, lodges: lodge } = await stayWithLodge(inner, own.id)
    if (row.status !== 'confirmed')
      throw failure('conflict', 'We ask for your arrival once your stay is confirmed')
    if (row.checkOut < todayAt(inner, lodge)) throw failure('conflict', 'Your stay is over')
    const sentAt = isoNow(inner.clock)
    const isFirst = (await readArrivalForms(inner, [row.id])).size === 0
    await inner.db
      .insert(arrivalForms)
      .values({ bookingId: row.id, ...form, sentAt })
      .onConflictDoUpdate({ target: arrivalForms.bookingId, set: { ...form, sentAt } })
    if (isFirst) await noteChange(inner, row.id, 'arrival_told', 'guest')
    inner.emit({ type: 'booking_changed', lodgeSlug: row.lodgeSlug })
    return { ...form, sentAt, isRequired: lodge.isArrivalFormRequired }
  })
}

export async function waitsForArrivalForm(context: Context, bookingId: number): Promise<boolean> {
  const { lodges: lodge } = await stayWithLodge({ ...context, inTransaction: false }, bookingId)
  if (!lodge.isArrivalFormRequired) return false
  return (await context.db.$count(arrivalForms, eq(arrivalForms.bookingId, bookingId))) === 0
}
