export const interiorLodges = [
  'tezos-lodge',
  'xrp-lodge',
  'ethereum-lodge',
  'solana-lodge',
  'pump-fun-lodge',
] as const
