import { adminEndpoints, overviewEndpoints } from './admin.ts'
import { artEndpoints } from './art.ts'
import { badgeEndpoints } from './badges.ts'
import { bookingEndpoints } from './bookings.ts'
import { calendarEndpoints } from './calendar.ts'
import { chargeEndpoints } from './charges.ts'
import { chatEndpoints } from './chat.ts'
import { closureEndpoints } from './closures.ts'
import type { Endpoint } from './endpoint.ts'
import { healthEndpoints } from './health.ts'
import { lodgeEndpoints } from './lodges.ts'
import { mailEndpoints } from './mail.ts'
import { marketEndpoints } from './market.ts'
import { orderEndpoints } from './orders.ts'
import { paymentEndpoints } from './payments.ts'
import { rateEndpoints } from './rates.ts'
import { sandboxEndpoints } from './sandbox.ts'
import { secondFactorEndpoints } from './second-factor.ts'

/** Every room's endpoints; OpenAPI is printed from it, the client is typed by it. */
export const api = {
  ...healthEndpoints,
  ...lodgeEndpoints,
  ...rateEndpoints,
  ...chargeEndpoints,
  ...marketEndpoints,
  ...bookingEndpoints,
  ...calendarEndpoints,
  ...closureEndpoints,
  ...badgeEndpoints,
  ...paymentEndpoints,
  ...sandboxEndpoints,
  ...artEndpoints,
  ...orderEndpoints,
  ...chatEndpoints,
  ...adminEndpoints,
  ...secondFactorEndpoints,
  ...mailEndpoints,
  ...overviewEndpoints,
}

type AnyEndpoint = (typeof api)[keyof typeof api]

/** 'GET /api/lodges/{slug}': how the client names a call. */
export type CallName = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E } extends infer Calls
  ? keyof Calls & string
  : never

export type EndpointNamed<Name extends CallName> = Extract<
  AnyEndpoint,
  Name extends `${infer M} ${infer P}` ? { method: M; path: P } : never
> &
  Endpoint
