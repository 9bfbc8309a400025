/** Only Safari has this function, because it needs the guest's permission. */
type PermissionEvent = { requestPermission?: () => Promise<'granted' | 'denied'> }

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** A touch screen is taken for a device that is held in the hand. */
export function hasGyroscope(): boolean {
  return 'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches
}

/**
 * Direction of the back of a device in degrees (W3C Device Orientation, the Z-X'-Y'' angles). North is
 * arbitrary.
 */
export function toDirection(alpha: number, beta: number, gamma: number): { yaw: number; pitch: number } {
  const [a, b, g] = [radians(alpha), radians(beta), radians(gamma)]
  const east = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g))
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g))
  const up = -Math.cos(b) * Math.cos(g)
  return { yaw: degrees(Math.atan2(east, north)), pitch: degrees(Math.asin(Math.min(1, Math.max(-1, up)))) }
}

/**
 * Requests permission, then reports how many degrees the device turned since the last report. Resolves to a
 * function that ends it, or to null without permission.
 */
export async function followDevice(
  onTurn: (right: number, up: number) => void,
): Promise<(() => void) | null> {
  const permission = window.DeviceOrientationEvent as unknown as PermissionEvent
  const answer = await permission.requestPermission?.().catch(() => 'denied')
  if (answer === 'denied') return null
  let last: { yaw: number; pitch: number } | null = null
  const report = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
    if (alpha === null || beta === null || gamma === null) return
    const now = toDirection(alpha, beta, gamma)
    if (last) onTurn(((now.yaw - last.yaw + 540) % 360) - 180, now.pitch - last.pitch)
    last = now
  }
  window.addEventListener('deviceorientation', report)
  return () => window.removeEventListener('deviceorientation', report)
}
