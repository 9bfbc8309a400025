import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { giveUp, print, root, run } from './steps.mjs'

/** `npm run new-module -- guestbook`: a module with one call, its route and its test, entered in the lists of modules and calls. */
const name = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(name))
  giveUp('Usage: npm run new-module -- NAME, in small letters with hyphens')
const folder = `src/server/modules/${name}`
if (existsSync(join(root, folder)) || existsSync(join(root, 'src/contract', name)))
  giveUp(`There is a module '${name}' already`)

const camel = name.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase())
const pascal = camel[0].toUpperCase() + camel.slice(1)

const files = {
  [`src/contract/${name}/${name}.ts`]: `import * as z from 'zod'
import { endpoints } from '../platform/endpoint.ts'

export const ${pascal}Entry = z.object({ id: z.int(), text: z.string() })

export const ${camel}Endpoints = endpoints({
  list${pascal}: {
    method: 'GET',
    path: '/api/${name}',
    summary: 'The entries of ${name}',
    access: 'public',
    reply: z.array(${pascal}Entry),
    errors: [],
  },
})
`,
  [`${folder}/module.ts`]: `import { ${camel}Endpoints } from '#contract/${name}/${name}.ts'
import { defineModule } from '#server/platform/module.ts'
import { ${camel}Routes } from './routes.ts'

export const ${camel}Module = defineModule({
  name: '${name}',
  summary: 'The entries of ${name}.',
  dependsOn: [],
  endpoints: [${camel}Endpoints],
  register: ({ app, getContext }) => ${camel}Routes(app, getContext),
  personalData: {},
})
`,
  [`${folder}/routes.ts`]: `import type { FastifyInstance } from 'fastify'
import { ${camel}Endpoints } from '#contract/${name}/${name}.ts'
import { type GetContext, mount } from '#server/platform/http/mount.ts'

export function ${camel}Routes(app: FastifyInstance, getContext: GetContext): void {
  mount(app, ${camel}Endpoints, getContext, { list${pascal}: async () => [] })
}
`,
  [`${folder}/${name}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('lists no entries at first', async () => {
  expect(await testApp.send('GET /api/${name}')).toMatchObject({ status: 200, body: [] })
})
`,
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Adds an import at the top and an item at the end of the list that ends with `end`. */
function enter(path, line, item, end) {
  const text = readFileSync(join(root, path), 'utf8')
  const at = text.indexOf(end, text.indexOf('export const '))
  writeFileSync(join(root, path), `${line}\n${text.slice(0, at)}${item}${text.slice(at)}`)
}
enter(
  'src/contract/api.ts',
  `import { ${camel}Endpoints } from './${name}/${name}.ts'`,
  `  ...${camel}Endpoints,\n`,
  '}\n',
)
enter(
  'src/server/modules.ts',
  `import { ${camel}Module } from './modules/${name}/module.ts'`,
  `  ${camel}Module,\n`,
  ']\n',
)

for (const script of ['format', 'architecture']) {
  const code = await run('npm', ['run', '--silent', script])
  if (code !== 0) giveUp(`npm run ${script} failed: the reason is above`)
}
print(`${folder} is there; add its table and its pages as CONTRIBUTING.md says`)
