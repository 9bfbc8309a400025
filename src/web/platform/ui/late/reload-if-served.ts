/** Reloads the page if the server answers; false when it does not. */
export async function reloadIfServed(): Promise<boolean> {
  const isServed = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
  return isServed
}
