/** What every artwork costs, cents. Stands apart so that a page can say it without the schemas. */
export const ART_PRICE_CENTS = 6999
