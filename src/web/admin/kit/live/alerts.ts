import { useSyncExternalStore } from 'react'
import { readStored, store } from '#web/platform/ui/hooks/browser-storage.ts'

const SOUND = 'adminSound'
const NOTIFICATIONS = 'adminNotifications'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isOn = (name: string): boolean => readStored(name) === 'on'

function set(name: string, on: boolean): void {
  store(name, on ? 'on' : null)
  for (const listener of listeners) listener()
}

const canNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted'

export const useSound = (): [boolean, (on: boolean) => void] => [
  useSyncExternalStore(subscribe, () => isOn(SOUND)),
  (on) => {
    set(SOUND, on)
    if (on) playSound()
  },
]

export const useNotifications = (): boolean =>
  useSyncExternalStore(subscribe, () => isOn(NOTIFICATIONS) && canNotify())

/** The browser may refuse; returns whether they are on. */
export async function switchNotifications(on: boolean): Promise<boolean> {
  const isAllowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  set(NOTIFICATIONS, isAllowed)
  return isAllowed
}

/** Notifies only while the page has no focus. */
export function alertOwner(text: string): void {
  if (isOn(SOUND)) playSound()
  if (!isOn(NOTIFICATIONS) || !canNotify() || document.hasFocus()) return
  const notification = new Notification('Crypto Lodge', { body: text, tag: 'crypto-lodge-inbox' })
  notification.onclick = () => window.focus()
}

const SECONDS = 0.25

function playSound(): void {
  const audio = new AudioContext()
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = 880
  volume.gain.setValueAtTime(0.12, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SECONDS)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + SECONDS)
  tone.onended = () => void audio.close()
}
