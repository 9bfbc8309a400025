// npm run pictures -- [--lodge xrp-lodge] [--only exterior-pano] [--render | --finish | --brand | --videos | --hotspots | --sheet]
// Renders the masters that are missing and finishes them into public/. Either half alone with its flag.
import { parseArgs } from 'node:util'
import { writeIcons, writeLinkPreviews } from './brand.mjs'
import { writeContactSheet } from './contact-sheet.mjs'
import { developed, developMissing, pictureName } from './develop.mjs'
import { writeFireplace } from './fireplace.mjs'
import { writeHearths } from './hearths.mjs'
import { writeHotspots, writeStillHotspots } from './hotspots.mjs'
import { lodges } from './lodges.mjs'
import { finishAll } from './manifest.mjs'
import { mastersOf, renderMissing } from './masters.mjs'

const { values } = parseArgs({
  options: {
    lodge: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    render: { type: 'boolean' },
    finish: { type: 'boolean' },
    brand: { type: 'boolean' },
    videos: { type: 'boolean' },
    hotspots: { type: 'boolean' },
    sheet: { type: 'boolean' },
  },
})
const chosen = values.lodge ? lodges.filter((lodge) => values.lodge.includes(lodge.slug)) : lodges
if (chosen.length === 0) throw new Error(`No such lodge: ${values.lodge}`)
const wanted = mastersOf(chosen).filter(
  ({ name }) => !values.only || values.only.some((part) => name.includes(part)),
)

if (values.hotspots) {
  writeHotspots()
  writeStillHotspots()
  writeHearths()
  process.exit()
}
if (values.sheet) {
  await writeContactSheet()
  process.exit()
}
if (values.videos) {
  for (const lodge of chosen) await writeFireplace(lodge, developed(pictureName.still(lodge, 'fireplace')))
  process.exit()
}
if (values.brand) {
  await writeIcons()
  await writeLinkPreviews(chosen)
  process.exit()
}
if (!values.finish) await renderMissing(wanted)
if (!values.render) {
  await developMissing(chosen, values.only)
  await finishAll(chosen)
}
