import * as z from 'zod'
/** What a price in dollars comes to in the lodge's coin; nobody is charged it. */
export declare const InCoin: z.ZodObject<
  {
    symbol: z.ZodString
    amount: z.ZodString
    at: z.ZodISODateTime
    source: z.ZodEnum<{
      live: 'live'
      demo: 'demo'
    }>
  },
  z.core.$strip
>
export type InCoin = z.infer<typeof InCoin>
