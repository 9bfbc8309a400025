import { agentsModule } from './modules/agents/module.ts'
import { apiKeysModule } from './modules/api-keys/module.ts'
import { artModule } from './modules/art/module.ts'
import { authModule } from './modules/auth/module.ts'
import { backupModule } from './modules/backup/module.ts'
import { badgesModule } from './modules/badges/module.ts'
import { bookingsModule } from './modules/bookings/module.ts'
import { calendarModule } from './modules/calendar/module.ts'
import { chargesModule } from './modules/charges/module.ts'
import { chatModule } from './modules/chat/module.ts'
import { cleaningModule } from './modules/cleaning/module.ts'
import { cryptoModule } from './modules/crypto/module.ts'
import { emailPreviewsModule } from './modules/email-previews/module.ts'
import { emailTemplatesModule } from './modules/email-templates/module.ts'
import { extrasModule } from './modules/extras/module.ts'
import { guideModule } from './modules/guide/module.ts'
import { investmentsModule } from './modules/investments/module.ts'
import { legalModule } from './modules/legal/module.ts'
import { lodgesModule } from './modules/lodges/module.ts'
import { mailModule } from './modules/mail/module.ts'
import { marketModule } from './modules/market/module.ts'
import { messagesModule } from './modules/messages/module.ts'
import { ordersModule } from './modules/orders/module.ts'
import { passkeysModule } from './modules/passkeys/module.ts'
import { paymentsModule } from './modules/payments/module.ts'
import { privacyModule } from './modules/privacy/module.ts'
import { promotionsModule } from './modules/promotions/module.ts'
import { ratesModule } from './modules/rates/module.ts'
import { receiptsModule } from './modules/receipts/module.ts'
import { recoveryEmailsModule } from './modules/recovery-emails/module.ts'
import { reportsModule } from './modules/reports/module.ts'
import { reviewsModule } from './modules/reviews/module.ts'
import { savedRepliesModule } from './modules/saved-replies/module.ts'
import { scheduledEmailsModule } from './modules/scheduled-emails/module.ts'
import { searchModule } from './modules/search/module.ts'
import { staffModule } from './modules/staff/module.ts'
import { waitingListModule } from './modules/waiting-list/module.ts'
import { webhooksModule } from './modules/webhooks/module.ts'

/** In the order of registration: each after those that it depends on. */
export const modules = [
  mailModule,
  authModule,
  passkeysModule,
  legalModule,
  artModule,
  marketModule,
  lodgesModule,
  ratesModule,
  chargesModule,
  extrasModule,
  chatModule,
  paymentsModule,
  ordersModule,
  investmentsModule,
  badgesModule,
  calendarModule,
  promotionsModule,
  bookingsModule,
  cryptoModule,
  searchModule,
  agentsModule,
  receiptsModule,
  reviewsModule,
  messagesModule,
  cleaningModule,
  guideModule,
  privacyModule,
  staffModule,
  webhooksModule,
  reportsModule,
  waitingListModule,
  recoveryEmailsModule,
  emailPreviewsModule,
  emailTemplatesModule,
  scheduledEmailsModule,
  savedRepliesModule,
  backupModule,
  apiKeysModule,
]
