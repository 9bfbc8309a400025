/**
 * A failed picture, such as an AVIF that a browser cannot read, is loaded once more from its `src`. The
 * layers of a picture with neon fail together, because the `src` is the finished picture. A picture without
 * another source is marked (tokens.css). Pictures that failed before the scripts ran are included.
 */
export function markFailedPictures(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLImageElement && retry(target), true)
  // The same element may have another source, or the network again.
  addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && delete target.dataset.failed,
    true,
  )
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) retry(picture)
}

function retry(picture: HTMLImageElement): void {
  const parts = picture.closest('.layers') ?? picture.closest('picture')
  const sources = parts?.querySelectorAll('[srcset]') ?? (picture.srcset ? [picture] : [])
  for (const source of sources) source.removeAttribute('srcset')
  if (sources.length === 0 && picture.src) picture.dataset.failed = ''
}
