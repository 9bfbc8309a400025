import { accountEndpoints } from './account.ts'
import { adminEndpoints, overviewEndpoints } from './admin.ts'
import { artEndpoints } from './art.ts'
import { badgeEndpoints } from './badges.ts'
import { bookingChangeEndpoints } from './booking-changes.ts'
import { bookingEndpoints } from './bookings.ts'
import { calendarEndpoints } from './calendar.ts'
import { changeRequestEndpoints } from './change-requests.ts'
import { chargeEndpoints } from './charges.ts'
import { chatEndpoints } from './chat.ts'
import { closureEndpoints } from './closures.ts'
import { dayEndpoints } from './day.ts'
import { dueEndpoints } from './due.ts'
import { emailPreviewEndpoints } from './email-previews.ts'
import type { Endpoint } from './endpoint.ts'
import { guideEndpoints } from './guide.ts'
import { healthEndpoints } from './health.ts'
import { inboxEndpoints } from './inbox.ts'
import { interestEndpoints } from './interests.ts'
import { legalEndpoints } from './legal.ts'
import { directoryEndpoints } from './lodge-directory.ts'
import { lodgeEndpoints } from './lodges.ts'
import { mailEndpoints } from './mail.ts'
import { marketEndpoints } from './market.ts'
import { messageEndpoints } from './messages.ts'
import { monthReportEndpoints } from './month-report.ts'
import { orderEndpoints } from './orders.ts'
import { ownersLodgeEndpoints } from './owners-lodges.ts'
import { passkeyEndpoints } from './passkeys.ts'
import { paymentEndpoints } from './payments.ts'
import { privacyEndpoints } from './privacy.ts'
import { rateCalendarEndpoints } from './rate-calendar.ts'
import { rateEndpoints } from './rates.ts'
import { receiptEndpoints } from './receipts.ts'
import { reviewEndpoints } from './reviews.ts'
import { sandboxEndpoints } from './sandbox.ts'
import { searchEndpoints } from './search.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { staffEndpoints } from './staff.ts'
import { timelineEndpoints } from './timeline.ts'

/** All endpoints; the OpenAPI document and the typed client are made from them. */
export const api = {
  ...healthEndpoints,
  ...lodgeEndpoints,
  ...ownersLodgeEndpoints,
  ...rateEndpoints,
  ...rateCalendarEndpoints,
  ...chargeEndpoints,
  ...marketEndpoints,
  ...bookingEndpoints,
  ...changeRequestEndpoints,
  ...bookingChangeEndpoints,
  ...searchEndpoints,
  ...directoryEndpoints,
  ...calendarEndpoints,
  ...closureEndpoints,
  ...badgeEndpoints,
  ...paymentEndpoints,
  ...sandboxEndpoints,
  ...interestEndpoints,
  ...receiptEndpoints,
  ...reviewEndpoints,
  ...artEndpoints,
  ...orderEndpoints,
  ...chatEndpoints,
  ...messageEndpoints,
  ...inboxEndpoints,
  ...adminEndpoints,
  ...secondFactorEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...staffEndpoints,
  ...mailEndpoints,
  ...emailPreviewEndpoints,
  ...overviewEndpoints,
  ...monthReportEndpoints,
  ...dayEndpoints,
  ...timelineEndpoints,
  ...dueEndpoints,
  ...guideEndpoints,
  ...privacyEndpoints,
  ...legalEndpoints,
}

type AnyEndpoint = (typeof api)[keyof typeof api]

/** The client's name of a call: 'GET /api/lodges/{slug}'. */
export type CallName = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E } extends infer Calls
  ? keyof Calls & string
  : never

export type EndpointNamed<Name extends CallName> = Extract<
  AnyEndpoint,
  Name extends `${infer M} ${infer P}` ? { method: M; path: P } : never
> &
  Endpoint
