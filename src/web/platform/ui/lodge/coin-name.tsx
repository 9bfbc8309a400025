type CoinNameProps = { coin: { name: string; symbol: string } }

/** 'Bitcoin BTC', or 'XRP' alone where the symbol is the name. */
export function CoinName({ coin: { name, symbol } }: CoinNameProps) {
  if (name.toLowerCase() === symbol.toLowerCase()) return <span>{name}</span>
  return (
    <>
      <span>{name}</span>
      <span className="text-sm text-muted uppercase">{` ${symbol}`}</span>
    </>
  )
}
