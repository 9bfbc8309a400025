/** `total` is the price of the stay; without dates it is the order by name. */
export const sorts = ['crypto-movement', 'name', 'price-low', 'price-high', 'guests', 'total'] as const
export type Sort = (typeof sorts)[number]
