/** A pattern of `like` for what contains a text as it is. */
export const containing = (text: string): string => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`
