/** In a file without schemas, so that pages can load it alone. */
export const ART_PRICE_CENTS = 6999
