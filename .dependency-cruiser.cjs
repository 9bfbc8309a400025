/** Which way imports may point (ARCHITECTURE.md); broken by a machine, not by a reviewer's memory. */
const modules = {
  platform: 'src/server/(http|database|pubsub|socket|gateways|pages|testing)/|src/server/[^/]+[.]ts$',
  auth: 'src/server/auth/',
  middle: 'src/server/(lodges|rates|art|payments|chat|market|mail)/',
  calendar: 'src/server/calendar/',
  bookings: 'src/server/bookings/',
  badges: 'src/server/badges/',
  admin: 'src/server/admin/',
}

/** A module must not import the modules above it. */
const above = (from, names) => ({
  name: `${from}-knows-nothing-above`,
  severity: 'error',
  from: { path: `^(${modules[from]})`, pathNot: '[.]test[.]ts$|^src/server/(server[.]ts|testing/)' },
  to: { path: `^(${names.map((name) => modules[name]).join('|')})` },
})

const webModules = 'home|lodges|tour|market|bookings|calendar|badges|payments|art|ar|fireplace|chat|admin'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^src/contract' },
      to: { pathNot: '^src/contract|node_modules/(zod|vitest|fast-check)' },
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
    above('platform', ['auth', 'middle', 'calendar', 'bookings', 'badges', 'admin']),
    above('auth', ['middle', 'calendar', 'bookings', 'badges', 'admin']),
    above('middle', ['calendar', 'bookings', 'badges', 'admin']),
    above('calendar', ['bookings', 'badges', 'admin']),
    above('bookings', ['badges', 'admin']),
    above('badges', ['admin']),
    {
      name: 'web-modules-meet-in-routes',
      severity: 'error',
      from: { path: `^src/web/(${webModules})/` },
      to: { path: `^src/web/(${webModules})/`, pathNot: '^src/web/$1/' },
    },
    {
      name: 'web-platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/web/(shell|api|ui)/' },
      to: { path: `^src/web/(${webModules})/` },
    },
    {
      name: 'only-routes-know-routes',
      severity: 'error',
      from: { path: '^src/web', pathNot: '^src/web/(routes|route-tree|router)' },
      to: { path: '^src/web/routes' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
