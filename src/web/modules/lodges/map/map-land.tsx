import world from './world.svg?url'

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
