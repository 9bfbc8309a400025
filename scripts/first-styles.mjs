import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './steps.mjs'

const web = join(root, 'src', 'web')
const FIRST_SHEET = join(web, 'platform', 'ui', 'first.css')

/** Home, browse and a lodge's page, with the parts of theirs that the server draws although their scripts come later. */
const firstModules = [
  'entry-client.tsx',
  'routes/__root.tsx',
  'routes/index.tsx',
  'routes/browse.tsx',
  'routes/lodge.$slug.index.tsx',
  'routes/-browse-search.tsx',
  'routes/-home-search.tsx',
  'routes/-paged-catalogue.tsx',
  'modules/art/lodge-art.tsx',
  'modules/bookings/form/booking-form.tsx',
  'modules/bookings/reservation/dated-reservation.tsx',
  'modules/chat/chat-not-found.tsx',
  'modules/fireplace/digital-fireplace.tsx',
  'modules/fireplace/fireside-view.tsx',
  'modules/lodges/browse/filter-chips.tsx',
  'modules/lodges/browse/filter-panel.tsx',
  'modules/lodges/browse/list-end.tsx',
  'modules/lodges/card-later.tsx',
  'modules/lodges/home/home-lodges.tsx',
  'modules/lodges/home/interior-excellence.tsx',
  'modules/lodges/page/other-lodges.tsx',
  'modules/reviews/lodge-reviews.tsx',
  'modules/search/stay-answer.tsx',
  'modules/search/search-summary.tsx',
]

/** These modules of the web and all that they import. */
function listModules(names) {
  const modules = new Set()
  const reach = (file) => {
    // The route tree imports every page.
    if (modules.has(file) || file.endsWith('route-tree.gen.ts')) return
    modules.add(file)
    for (const [, start, path] of readFileSync(file, 'utf8').matchAll(
      /^import (?!type )[^'"]*'(#web\/|\.)([^'?]+\.tsx?)'/gm,
    ))
      reach(start === '.' ? join(dirname(file), `.${path}`) : join(web, path))
  }
  for (const name of names) reach(join(web, name))
  return modules
}

/**
 * Vite plugin: three sheets instead of one. `ui/first.css` has what the first pages use and comes with them; `ui/all.css` has everything
 * that guests see and comes with every other page and every part that opens later; `ui/admin.css` comes with the admin area.
 */
export function firstStyles() {
  const first = listModules(firstModules)
  return {
    name: 'first-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const [file, query = ''] = id.split('?')
      if (file === FIRST_SHEET) return code + writeSources(first)
      if (!file.startsWith(web) || !file.endsWith('.tsx')) return null
      const isFirst = first.has(file)
      // A route's own module is in the first script; its views are modules of their own.
      const isRoute = /\/routes\/[^-][^/]*$/.test(file)
      if (isRoute ? !/^tsr-split=(?!loader)/.test(query) : isFirst) return null
      const isAdmin = file.startsWith(join(web, 'admin'))
      const sheets = isAdmin ? ['all', 'admin'] : [isFirst ? 'first' : 'all']
      return code + sheets.map((sheet) => `\nimport '#web/platform/ui/${sheet}.css'\n`).join('')
    },
  }
}

const writeSources = (modules) =>
  [...modules].map((file) => `@source "${relative(dirname(FIRST_SHEET), file)}";\n`).join('')
