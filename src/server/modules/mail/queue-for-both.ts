import type { Booking } from '#contract/bookings/bookings.ts'
import { publicUrl } from '#server/platform/config.ts'
import type { Context } from '#server/platform/context.ts'
import type { Email } from './layout.ts'
import { findOwners, lodgeLooks, queueAll } from './outbox.ts'
import type { LodgeLook } from './outline.ts'

type AboutStay = LodgeLook & { booking: Booking; site: string }

type Compose<Occasion> = {
  guest: (occasion: Occasion) => Email | null
  owner: (occasion: Occasion) => Email | null
}

export async function queueForBoth<About extends { booking: Booking }>(
  context: Context,
  about: About,
  compose: Compose<About & AboutStay>,
): Promise<void> {
  const { guestEmail, reference, lodgeSlug } = about.booking
  const look = (await lodgeLooks(context)).get(lodgeSlug)
  const occasion = { ...about, ...look, site: publicUrl(context.config) }
  const toGuest = guestEmail ? compose.guest(occasion) : null
  const toOwner = compose.owner(occasion)
  const owners = toOwner ? await findOwners(context) : []
  await queueAll(
    context,
    [
      ...(toGuest ? [{ recipient: guestEmail, ...toGuest }] : []),
      ...(toOwner ? owners.map((recipient) => ({ recipient, ...toOwner })) : []),
    ],
    reference,
  )
}
