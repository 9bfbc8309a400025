/** Ids on a lodge's page: calendar with form, the form's fields, and the house rules. */
export const RESERVATION = 'reservation'
export const RESERVATION_FIELDS = 'reservation-fields'
export const HOUSE_RULES = 'house-rules'
