/** The pages of the admin area, below /admin. */
export const screens = [
  'dashboard',
  'bookings',
  'lodge-management',
  'calendar',
  'channels',
  'payments',
  'orders',
  'chat',
  'outbox',
  'audit',
  'security',
]
