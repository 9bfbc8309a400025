import world from './world.svg?url'

/** Land and borders; the SVG around it chooses the part of the world. */
export function MapLand() {
  return (
    <>
      <use href={`${world}#land`} className="fill-raised" />
      <g className="fill-none stroke-line-strong/60">
        <use href={`${world}#countries`} />
        <use href={`${world}#states`} strokeDasharray="2 3" />
      </g>
    </>
  )
}
