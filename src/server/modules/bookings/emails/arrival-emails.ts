import { isGuidePaid } from '#contract/bookings/paid-stay.ts'
import { composeArrivalEmail } from '#server/modules/mail/arrival-email.ts'
import { confirmedAmong } from '#server/modules/mail/confirmed-emails.ts'
import type { Email } from '#server/modules/mail/layout.ts'
import { withMoney } from '#server/modules/payments/stay-ledger.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import { readArrivalForms } from '../arrival/sent-forms.ts'
import { type StayWithLodge, toBooking } from '../booking-mapper.ts'
import { emailedLink } from '../reference.ts'
import { everPaidInFull } from './paid-in-full.ts'

export async function composeArrivals(
  context: Context,
  arriving: readonly StayWithLodge[],
): Promise<Email[]> {
  const stays = await withMoney(
    context,
    arriving.map(({ bookings: row, lodges: lodge }) => ({ ...toBooking(row, lodge), row, lodge })),
  )
  const isConfirmed = await confirmedAmong(
    context,
    stays.map(({ guestEmail }) => guestEmail),
  )
  const paid = await everPaidInFull(
    context,
    stays.map(({ id }) => id),
  )
  const sentForms = await readArrivalForms(
    context,
    stays.map(({ id }) => id),
  )
  const site = publicUrl(context.config)
  return stays.map(({ money, row, lodge, ...booking }) =>
    composeArrivalEmail({
      booking,
      dueCents: money.dueCents,
      arrivalForm: sentForms.has(booking.id) ? 'sent' : lodge.isArrivalFormRequired ? 'required' : 'open',
      isPaid: isGuidePaid(money, paid.has(booking.id)),
      link: emailedLink(context, row),
      site,
      accent: lodge.neonColor,
      exteriorImage: lodge.exteriorImage,
      isConfirmed: isConfirmed(booking.guestEmail),
    }),
  )
}
