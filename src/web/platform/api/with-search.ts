type Search = Record<string, unknown>

/** New search parameters, or a change of the present ones. Each route checks those that it reads. */
export const withSearch = (change: Search | ((before: Search) => Search)) => change as never
