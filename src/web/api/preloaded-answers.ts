import type { Fetch } from './call.ts'

/** The browser's fetch. An answer that the document has preloaded goes to the first call for it. */
export const fetchInBrowser: Fetch = (path, init) => {
  const answers = window.preloadedAnswers
  const answer = answers?.get(path)
  answers?.delete(path)
  return answer ?? fetch(path, init)
}
