/** The package names a file of types that it does not have. */
declare module 'unicode-confusables' {
  export function rectifyConfusion(text: string): string
}
