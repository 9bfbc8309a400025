/**
 * A picture that fails, as AVIF does where a browser cannot read it, is loaded once more from its `src`. One that has
 * no other source is marked (tokens.css). Also those that failed before the scripts ran.
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
  const sources = picture.closest('picture')?.querySelectorAll('[srcset]') ?? [picture]
  const better = [...sources].filter((source) => source.hasAttribute('srcset'))
  for (const source of better) source.removeAttribute('srcset')
  if (better.length === 0 && picture.src) picture.dataset.failed = ''
}
