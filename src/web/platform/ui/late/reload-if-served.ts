export async function reloadIfServed(): Promise<boolean> {
  const isServed = await fetch('/api/health').then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
  return isServed
}
