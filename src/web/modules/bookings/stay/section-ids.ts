/** Ids on a lodge's page: the section with calendar and form, and the form's fields. */
export const RESERVATION = 'reservation'
export const RESERVATION_FIELDS = 'reservation-fields'
