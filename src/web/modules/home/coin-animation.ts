import { type Coin, createCoins, MAX_COINS, TICK_MS, tickCoins } from './coins.ts'

/** Colours of a coin type: rim and face. The five types show no logo. */
const faces = ['#ffd700', '#4a90e2', '#ff6b35', '#00ff88', '#9945ff']

function drawCoin(pen: CanvasRenderingContext2D, coin: Coin, width: number, height: number): void {
  const size = 9 + coin.size * 11
  pen.save()
  pen.translate(coin.x * width, coin.y * height)
  pen.scale(Math.cos(coin.turn), 1)
  pen.globalAlpha = 0.2 + coin.size * 0.3
  pen.strokeStyle = faces[coin.type] ?? '#fff'
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.arc(0, 0, size, 0, Math.PI * 2)
  pen.moveTo(-size * 0.45, size * 0.4)
  pen.lineTo(0, -size * 0.5)
  pen.lineTo(size * 0.45, size * 0.4)
  pen.stroke()
  pen.restore()
}

/** Animates coins on a canvas until the returned function is called; pauses while invisible, none with reduced motion. */
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
