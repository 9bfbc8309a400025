/** A promise that the test keeps when it likes: what awaits `opened` goes on after `open`. */
export function deferred(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
