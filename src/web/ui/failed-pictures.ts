/** Marks pictures that could not be had, for the look in tokens.css; those that failed before the scripts came, too. */
export function markFailedPictures(): void {
  const mark = (picture: EventTarget | null) => {
    if (picture instanceof HTMLImageElement) picture.dataset.failed = ''
  }
  addEventListener('error', ({ target }) => mark(target), true)
  for (const picture of document.images) if (picture.complete && !picture.naturalWidth) mark(picture)
}
