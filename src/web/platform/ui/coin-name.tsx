type CoinNameProps = { coin: { name: string; symbol: string } }

/** 'Bitcoin BTC', or 'XRP' alone where the symbol is the name. */
export function CoinName({ coin: { name, symbol } }: CoinNameProps) {
  if (name.toLowerCase() === symbol.toLowerCase()) return name
  return (
    <>
      {name} <span className="text-sm text-muted uppercase">{symbol}</span>
    </>
  )
}
