/** The allowed directions of imports (ARCHITECTURE.md). `npm run check` fails on any other. */
const { readModules } = require('./scripts/read-modules.cjs')

/** A module imports the modules that its manifest names, whose order in `modules.ts` excludes cycles. */
const serverModules = readModules().map(({ name, dependsOn }) => ({
  name: `${name}-imports-what-it-depends-on`,
  severity: 'error',
  from: { path: `^src/server/modules/${name}/`, pathNot: '[.]test[.]ts$' },
  to: { path: '^src/server/modules/', pathNot: `^src/server/modules/(${[name, ...dependsOn].join('|')})/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract' },
      to: { pathNot: '^src/contract|node_modules/(zod|vitest|fast-check)' },
    },
    {
      name: 'contract-platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/contract/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/contract/(?!platform/)' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/web' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web' },
      to: { path: '^src/server' },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/server/(modules|app)' },
    },
    {
      name: 'modules-know-no-application',
      severity: 'error',
      from: { path: '^src/server/modules/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/server/(modules|app)[.]ts$' },
    },
    ...serverModules,
    {
      name: 'admin-folders-import-auth-bookings-and-kit-only',
      severity: 'error',
      from: { path: '^src/web/admin/([^/]+)/', pathNot: '^src/web/admin/(reports|stay|kit)/' },
      to: { path: '^src/web/admin/', pathNot: '^src/web/admin/($1|auth|bookings|kit)/' },
    },
    {
      name: 'web-modules-meet-in-routes',
      severity: 'error',
      from: { path: '^src/web/modules/([^/]+)/' },
      to: { path: '^src/web/(modules|admin)/', pathNot: '^src/web/modules/$1/' },
    },
    {
      name: 'web-platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/web/platform/' },
      to: { path: '^src/web/(modules|admin)/' },
    },
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: { path: '^src/web', pathNot: '^src/web/testing/|[.]test[.]tsx?$' },
      to: { path: '^src/web/testing' },
    },
    {
      name: 'only-routes-know-routes',
      severity: 'error',
      from: { path: '^src/web', pathNot: '^src/web/(routes|route-tree|router)' },
      to: { path: '^src/web/routes' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^dist' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
