/** A module bundled and minified into the text of an inline script (`scripts/inline-script.mjs`). */
declare module '*?inline-script' {
  const code: string
  export default code
}

interface Window {
  /** Called once the main part of the page is hydrated: repeats what a guest did before. */
  replayEvents?: () => void
}
