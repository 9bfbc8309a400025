const WIDTHS = [480, 720, 960]

const sourcesOf = (slug, layer) =>
  WIDTHS.map((width) => `/pictures/${slug}/exterior-${layer}-${width}.avif ${width}w`).join(', ')

/** A lodge with its neon in a layer above. */
export function Exterior({ slug, sizes }) {
  return (
    <span className="layers">
      {/* biome-ignore lint/performance/noImgElement: the product's own files, as next/image would make others */}
      <img
        src={`/pictures/${slug}/exterior.webp`}
        srcSet={sourcesOf(slug, 'unlit')}
        sizes={sizes}
        alt=""
        width="1536"
        height="1024"
        loading="lazy"
      />
      {/* biome-ignore lint/performance/noImgElement: the product's own files, as next/image would make others */}
      <img srcSet={sourcesOf(slug, 'neon')} sizes={sizes} alt="" loading="lazy" />
    </span>
  )
}
