/** Marks pictures that failed to load, also before the scripts ran; tokens.css styles them. */
export function markFailedPictures(): void {
  const mark = (picture: EventTarget | null) => {
    if (picture instanceof HTMLImageElement) picture.dataset.failed = ''
  }
  addEventListener('error', ({ target }) => mark(target), true)
  // The same element may have another source, or the network again.
  addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && delete target.dataset.failed,
    true,
  )
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) mark(picture)
}
