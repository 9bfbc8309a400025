import { apiKeyEndpoints } from './api-keys/api-keys.ts'
import { artEndpoints } from './art/art.ts'
import { accountEndpoints } from './auth/account.ts'
import { adminEndpoints } from './auth/login.ts'
import { passwordResetEndpoints } from './auth/password-reset.ts'
import { secondFactorEndpoints } from './auth/second-factor.ts'
import { badgeEndpoints } from './badges/badges.ts'
import { arrivalFormEndpoints } from './bookings/arrival-form.ts'
import { balanceEndpoints } from './bookings/balance.ts'
import { bookingChangeEndpoints } from './bookings/booking-changes.ts'
import { bookingEndpoints } from './bookings/bookings.ts'
import { changeRequestEndpoints } from './bookings/change-requests.ts'
import { extraOrderEndpoints } from './bookings/extra-orders.ts'
import { findBookingEndpoints } from './bookings/find-booking.ts'
import { staffBookingEndpoints } from './bookings/staff-bookings.ts'
import { stayPageEndpoints } from './bookings/stay-page.ts'
import { calendarEndpoints } from './calendar/calendar.ts'
import { closureEndpoints } from './calendar/closures.ts'
import { chargeEndpoints } from './charges/charges.ts'
import { chatEndpoints } from './chat/chat.ts'
import { dayEndpoints } from './cleaning/day.ts'
import { cryptoEndpoints } from './crypto/crypto.ts'
import { emailPreviewEndpoints } from './email-previews/email-previews.ts'
import { emailTemplateEndpoints } from './email-templates/email-templates.ts'
import { extraEndpoints } from './extras/extras.ts'
import { cleaningCodeEndpoints } from './guide/cleaning-codes.ts'
import { guideEndpoints } from './guide/guide.ts'
import { interestEndpoints } from './investments/interests.ts'
import { legalEndpoints } from './legal/legal.ts'
import { lodgeEndpoints } from './lodges/lodges.ts'
import { ownersLodgeEndpoints } from './lodges/owners-lodges.ts'
import { mailEndpoints } from './mail/mail.ts'
import { marketEndpoints } from './market/market.ts'
import { hostEndpoints } from './messages/host.ts'
import { inboxEndpoints } from './messages/inbox.ts'
import { messageEndpoints } from './messages/messages.ts'
import { questionEndpoints } from './messages/questions.ts'
import { orderEndpoints } from './orders/orders.ts'
import { passkeyEndpoints } from './passkeys/passkeys.ts'
import { cardEndpoints } from './payments/cards.ts'
import { paymentEndpoints } from './payments/payments.ts'
import { sandboxEndpoints } from './payments/sandbox.ts'
import type { Endpoint } from './platform/endpoint.ts'
import { healthEndpoints } from './platform/health.ts'
import { privacyEndpoints } from './privacy/privacy.ts'
import { promotionEndpoints } from './promotions/promotions.ts'
import { rateCalendarEndpoints } from './rates/rate-calendar.ts'
import { rateEndpoints } from './rates/rates.ts'
import { receiptEndpoints } from './receipts/receipts.ts'
import { recoveryEmailEndpoints } from './recovery-emails/recovery-emails.ts'
import { accountantEndpoints } from './reports/accountant.ts'
import { adminSearchEndpoints } from './reports/admin-search.ts'
import { dueEndpoints } from './reports/due.ts'
import { launchEndpoints } from './reports/launch-checklist.ts'
import { monthReportEndpoints } from './reports/month-report.ts'
import { overviewEndpoints } from './reports/overview.ts'
import { problemEndpoints } from './reports/problems.ts'
import { timelineEndpoints } from './reports/timeline.ts'
import { reviewEndpoints } from './reviews/reviews.ts'
import { savedReplyEndpoints } from './saved-replies/saved-replies.ts'
import { scheduledEmailEndpoints } from './scheduled-emails/scheduled-emails.ts'
import { directoryEndpoints } from './search/lodge-directory.ts'
import { searchEndpoints } from './search/search.ts'
import { staffEndpoints } from './staff/staff.ts'
import { leaveWaitingListEndpoints, waitingListEndpoints } from './waiting-list/waiting-list.ts'
import { webhookEndpoints } from './webhooks/webhooks.ts'

/** The OpenAPI document and the typed client are made from these. */
export const api = {
  ...healthEndpoints,
  ...lodgeEndpoints,
  ...ownersLodgeEndpoints,
  ...rateEndpoints,
  ...rateCalendarEndpoints,
  ...chargeEndpoints,
  ...promotionEndpoints,
  ...extraEndpoints,
  ...marketEndpoints,
  ...bookingEndpoints,
  ...staffBookingEndpoints,
  ...findBookingEndpoints,
  ...changeRequestEndpoints,
  ...extraOrderEndpoints,
  ...arrivalFormEndpoints,
  ...bookingChangeEndpoints,
  ...stayPageEndpoints,
  ...searchEndpoints,
  ...directoryEndpoints,
  ...calendarEndpoints,
  ...closureEndpoints,
  ...badgeEndpoints,
  ...paymentEndpoints,
  ...cardEndpoints,
  ...cryptoEndpoints,
  ...balanceEndpoints,
  ...sandboxEndpoints,
  ...interestEndpoints,
  ...receiptEndpoints,
  ...reviewEndpoints,
  ...artEndpoints,
  ...orderEndpoints,
  ...chatEndpoints,
  ...messageEndpoints,
  ...hostEndpoints,
  ...questionEndpoints,
  ...inboxEndpoints,
  ...adminEndpoints,
  ...passwordResetEndpoints,
  ...secondFactorEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...staffEndpoints,
  ...mailEndpoints,
  ...emailPreviewEndpoints,
  ...emailTemplateEndpoints,
  ...scheduledEmailEndpoints,
  ...savedReplyEndpoints,
  ...waitingListEndpoints,
  ...leaveWaitingListEndpoints,
  ...recoveryEmailEndpoints,
  ...overviewEndpoints,
  ...problemEndpoints,
  ...launchEndpoints,
  ...accountantEndpoints,
  ...monthReportEndpoints,
  ...dayEndpoints,
  ...timelineEndpoints,
  ...dueEndpoints,
  ...adminSearchEndpoints,
  ...guideEndpoints,
  ...cleaningCodeEndpoints,
  ...privacyEndpoints,
  ...legalEndpoints,
  ...apiKeyEndpoints,
  ...webhookEndpoints,
}

type AnyEndpoint = (typeof api)[keyof typeof api]

/** 'GET /api/lodges/{slug}'. */
export type CallName = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E } extends infer Calls
  ? keyof Calls & string
  : never

export type EndpointNamed<Name extends CallName> = Extract<
  AnyEndpoint,
  Name extends `${infer M} ${infer P}` ? { method: M; path: P } : never
> &
  Endpoint
