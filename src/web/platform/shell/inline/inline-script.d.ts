/** A module bundled and minified into the text of an inline script (`scripts/inline-script.mjs`). */
declare module '*?inline-script' {
  const code: string
  export default code
}

interface Window {
  /** Replays stored events; called once the main part of the page is hydrated. */
  replayEvents?: () => void
}
