/** A module bundled and minified into the text of an inline script (`scripts/inline-script.mjs`). */
declare module '*?inline-script' {
  const code: string
  export default code
}

interface Window {
  replayEvents?: () => void
}
