import { type Coin, createCoins, MAX_COINS, TICK_MS, tickCoins } from './coins.ts'

/** A sign's unit is the coin's radius. */
const kinds = [
  // XRP
  ['#ffd700', 'M-.45-.42-.15-.15Q0 0 .15-.15L.45-.42M-.45.42-.15.15Q0 0 .15.15L.45.42'],
  // DOGE
  ['#4a90e2', 'M-.22-.45H0A.45.45 0 0 1 0 .45H-.22ZM-.42 0H.02'],
  // ETH
  ['#ff6b35', 'M0-.55.36 0 0 .2-.36 0ZM-.36.14 0 .55.36.14'],
  // XLM
  ['#00ff88', 'M-.5.25.5-.3M-.5.42.5-.13M-.36.02A.38.38 0 0 1 .26-.32M.38.06A.38.38 0 0 1-.24.38'],
  // SOL
  ['#9945ff', 'M-.28-.38H.45L.28-.2H-.45ZM-.45-.09H.28L.45.09H-.28ZM-.28.2H.45L.28.38H-.45Z'],
] as const

/** On narrower screens the words fill the width, so coins are only above them. */
const WIDE_FROM = 640
const WORDS_BEGIN = 0.35

function drawCoin(pen: CanvasRenderingContext2D, coin: Coin, width: number, height: number): void {
  const [color, sign] = kinds[coin.type] ?? kinds[0]
  const size = 9 + coin.size * 11
  const isWide = width >= WIDE_FROM
  pen.save()
  pen.translate((isWide ? (1 + coin.x) / 2 : coin.x) * width, coin.y * height)
  pen.scale(Math.cos(coin.turn) * size, size)
  pen.globalAlpha = (0.2 + coin.size * 0.3) * (isWide ? 1 : Math.max(0, 1 - coin.y / WORDS_BEGIN))
  pen.strokeStyle = color
  pen.lineWidth = 1.6 / size
  pen.beginPath()
  pen.arc(0, 0, 1, 0, Math.PI * 2)
  pen.stroke()
  pen.stroke(new Path2D(sign))
  pen.restore()
}

/** Pauses while invisible, and draws nothing with reduced motion. Returns a function that stops it. */
export function animateCoins(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  const coins = createCoins(Math.random)
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let isOnScreen = true
  let timer: ReturnType<typeof setInterval> | undefined
  const fitToBox = () => {
    canvas.width = canvas.clientWidth
    canvas.height = canvas.clientHeight
  }
  const tick = () => {
    tickCoins(coins, Math.random)
    if (!pen) return
    pen.clearRect(0, 0, canvas.width, canvas.height)
    for (const coin of coins.slice(0, MAX_COINS)) drawCoin(pen, coin, canvas.width, canvas.height)
  }
  const settle = () => {
    clearInterval(timer)
    if (calm.matches) pen?.clearRect(0, 0, canvas.width, canvas.height)
    timer = isOnScreen && !document.hidden && !calm.matches ? setInterval(tick, TICK_MS) : undefined
  }
  const watcher = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false
    settle()
  })
  fitToBox()
  watcher.observe(canvas)
  addEventListener('resize', fitToBox)
  document.addEventListener('visibilitychange', settle)
  calm.addEventListener('change', settle)
  return () => {
    clearInterval(timer)
    watcher.disconnect()
    removeEventListener('resize', fitToBox)
    document.removeEventListener('visibilitychange', settle)
    calm.removeEventListener('change', settle)
  }
}
