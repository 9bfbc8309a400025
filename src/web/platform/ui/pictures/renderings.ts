/** Renderings come with the software. An owner's picture lies in `/uploads/` or at another site. */
export const isRendering = (src: string): boolean => /^\/(?!uploads\/)/.test(src)
