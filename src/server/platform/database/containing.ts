/** Escapes the wildcards of `like`. */
export const containing = (text: string): string => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`
