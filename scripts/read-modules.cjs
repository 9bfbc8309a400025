const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * Name, summary and dependencies of the server's modules, in the order of `modules.ts`, read from the text of their manifests: nothing has
 * to be compiled. `src/server/modules.test.ts` compares them with the manifests themselves.
 */
function readModules() {
  const names = [...read('src/server/modules.ts').matchAll(/modules\/([\w-]+)\/module\.ts/g)].map(
    ([, name]) => name,
  )
  const manifests = new Map(names.map((name) => [identifier(name), readModule(name)]))
  const order = read('src/server/modules.ts').split('[\n')[1].match(/\w+/g)
  return order.map((name) => manifests.get(name))
}

const identifier = (name) => `${name.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase())}Module`

function readModule(name) {
  const text = read(`src/server/modules/${name}/module.ts`)
  const [, summary] = text.match(/summary:\s*'([^']*)'/)
  const [, list] = text.match(/dependsOn:\s*\[([^\]]*)\]/)
  return { name, summary, dependsOn: [...list.matchAll(/'([\w-]+)'/g)].map(([, other]) => other) }
}

/** Whether a module has a folder on another layer: `contract`, `web/modules` or `web/admin`. */
const isOn = (layer, name) => existsSync(join(root, 'src', layer, name))

module.exports = { isOn, readModules }
