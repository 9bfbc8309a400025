/** The pages of the admin area, below /admin. */
export const screens = [
  'dashboard',
  'bookings',
  'lodge-management',
  'charges',
  'calendar',
  'channels',
  'payments',
  'orders',
  'chat',
  'outbox',
  'audit',
  'security',
]
