/**
 * Whether a lodge's picture is one of the renderings that come with the software, by its address: an owner's lies in
 * `/uploads/` or at another site.
 */
export const isRendering = (src: string): boolean => /^\/(?!uploads\/)/.test(src)
