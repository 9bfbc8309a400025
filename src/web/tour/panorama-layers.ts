import type { Panorama } from '#contract/lodges.ts'

/** The decoded layers of a panorama; whoever asked closes them. */
export type Layers = { unlit: ImageBitmap; neon: ImageBitmap | null }

/** Downloads of one open tour: a scene fetched ahead is there when it is entered. */
export function panoramaLoader() {
  const ended = new AbortController()
  const files = new Map<string, Promise<Blob>>()
  const fileOf = (src: string): Promise<Blob> => {
    const known = files.get(src)
    if (known) return known
    const file = download(src, ended.signal)
    files.set(src, file)
    // A failed download is tried again the next time somebody enters.
    file.catch(() => files.delete(src))
    return file
  }
  return {
    /** Fetches the files, decodes nothing. */
    prepare({ src, neon }: Panorama): void {
      for (const address of neon ? [src, neon] : [src]) fileOf(address).catch(() => undefined)
    },
    /** The panorama's layers, none wider than the device's largest texture. */
    async load({ src, neon }: Panorama, widest: number): Promise<Layers> {
      const [unlit, light] = await Promise.all([
        fileOf(src).then((file) => decode(file, widest)),
        neon ? fileOf(neon).then((file) => decode(file, widest)) : null,
      ])
      return { unlit, neon: light }
    },
    close: () => ended.abort(),
  }
}
export type PanoramaLoader = ReturnType<typeof panoramaLoader>

async function download(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${answer.status}: ${src}`)
  return answer.blob()
}

async function decode(file: Blob, widest: number): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file)
  if (bitmap.width <= widest) return bitmap
  const scaled = await createImageBitmap(bitmap, { resizeWidth: widest, resizeQuality: 'high' })
  bitmap.close()
  return scaled
}

export function closeLayers({ unlit, neon }: Layers): void {
  unlit.close()
  neon?.close()
}
