// A chat session listens for the browser's 'online'; a bench runs outside a browser, where it never comes.
const page = new EventTarget()
Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
})
