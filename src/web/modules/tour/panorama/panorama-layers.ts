import type { Panorama } from '#contract/lodges/lodges.ts'

/** The loader closes the bitmaps. */
export type Layers = { unlit: ImageBitmap; neon: ImageBitmap | null }

/** A decoded panorama takes some 27 MB. The current one and its neighbors stay. */
const KEPT = 4

export function panoramaLoader(widest: number) {
  const ended = new AbortController()
  const kept = new Map<string, Promise<Layers>>()
  const maxKept = hasEnoughMemory() ? KEPT : 1
  const drop = (key: string) => {
    kept.get(key)?.then(closeLayers, () => undefined)
    kept.delete(key)
  }
  const loadLayers = (panorama: Panorama): Promise<Layers> => {
    const key = `${panorama.src} ${panorama.neon}`
    const layers = kept.get(key) ?? read(panorama, widest, ended.signal)
    // Moves the entry to the end, so that the least recently used one is dropped first.
    kept.delete(key)
    kept.set(key, layers)
    layers.catch(() => kept.delete(key))
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) drop(oldest)
    return layers
  }
  return {
    load: loadLayers,
    /** Small devices only download, because decoded panoramas are large. */
    prepare(panorama: Panorama): void {
      const ready =
        maxKept > 1
          ? loadLayers(panorama)
          : Promise.all([panorama.src, panorama.neon ?? panorama.src].map((src) => fileAt(src, ended.signal)))
      ready.catch(() => undefined)
    },
    close(): void {
      ended.abort()
      for (const key of [...kept.keys()]) drop(key)
    },
  }
}
export type PanoramaLoader = ReturnType<typeof panoramaLoader>

function hasEnoughMemory(): boolean {
  const { deviceMemory = 4 } = navigator as Navigator & { deviceMemory?: number }
  return deviceMemory >= 4 && !matchMedia('(pointer: coarse)').matches
}

async function read({ src, neon }: Panorama, widest: number, signal: AbortSignal): Promise<Layers> {
  const [unlit, light] = await Promise.all([
    pictureAt(src, widest, signal),
    neon ? pictureAt(neon, widest, signal) : null,
  ])
  return { unlit, neon: light }
}

async function fileAt(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${answer.status}: ${src}`)
  return answer.blob()
}

/** A WebP stands beside each AVIF, for browsers without AVIF. */
async function decoded(src: string, signal: AbortSignal): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(await fileAt(src, signal))
  } catch (error) {
    if (signal.aborted || !src.endsWith('.avif')) throw error
    return createImageBitmap(await fileAt(src.replace(/avif$/, 'webp'), signal))
  }
}

async function pictureAt(src: string, widest: number, signal: AbortSignal): Promise<ImageBitmap> {
  const bitmap = await decoded(src, signal)
  if (bitmap.width <= widest) return bitmap
  const scaled = await createImageBitmap(bitmap, { resizeWidth: widest, resizeQuality: 'high' })
  bitmap.close()
  return scaled
}

function closeLayers({ unlit, neon }: Layers): void {
  unlit.close()
  neon?.close()
}
