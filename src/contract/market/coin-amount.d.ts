/** Decimal text of dollars in a coin of `price` dollars: two decimals from 1 up, six below; null without a price. */
export declare function coinAmount(dollars: number, price: number): string | null
/** '0.31', '490', '34,000,000': two significant digits. */
export declare const roundedAmount: (amount: number) => string
