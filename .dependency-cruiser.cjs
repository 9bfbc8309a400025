/** The allowed directions of imports (ARCHITECTURE.md). `npm run check` fails on any other. */
const modules = {
  platform:
    'src/server/(http|database|pubsub|socket|gateways|pages|telemetry|testing)/|src/server/[^/]+[.]ts$',
  auth: 'src/server/auth/',
  middle: 'src/server/(lodges|rates|art|payments|orders|chat|market|mail|staff|passkeys|legal|investments)/',
  badges: 'src/server/badges/',
  calendar: 'src/server/calendar/',
  bookings: 'src/server/bookings/',
  search: 'src/server/search/',
  receipts: 'src/server/receipts/',
  reviews: 'src/server/reviews/',
  messages: 'src/server/messages/',
  guide: 'src/server/guide/',
  privacy: 'src/server/privacy/',
  backup: 'src/server/backup/',
  admin: 'src/server/admin/',
}

/** Modules above bookings; they do not import each other. */
const uppermost = ['search', 'receipts', 'reviews', 'messages', 'guide', 'privacy', 'backup']

/** A module must not import the modules above it. */
const above = (from, names) => ({
  name: `${from}-knows-nothing-above`,
  severity: 'error',
  from: { path: `^(${modules[from]})`, pathNot: '[.]test[.]ts$|^src/server/(server[.]ts|testing/)' },
  to: { path: `^(${names.map((name) => modules[name]).join('|')})` },
})

/** The imports between modules of the middle layer. */
const allowedSiblings = {
  lodges: 'art',
  orders: 'mail|payments',
  staff: 'mail',
  passkeys: 'mail',
  investments: 'mail',
  payments: 'mail',
}

const middleSiblings = {
  name: 'middle-modules-are-apart',
  severity: 'error',
  from: {
    path: `^${modules.middle}`,
    pathNot: `[.]test[.]ts$|^src/server/(${Object.keys(allowedSiblings).join('|')})/`,
  },
  to: { path: `^${modules.middle}`, pathNot: '^src/server/$1/' },
}

const listedSiblings = Object.entries(allowedSiblings).map(([name, others]) => ({
  name: `${name}-imports-listed-modules-only`,
  severity: 'error',
  from: { path: `^src/server/${name}/`, pathNot: '[.]test[.]ts$' },
  to: { path: `^${modules.middle}`, pathNot: `^src/server/(${name}|${others})/` },
}))

const adminFolders =
  'account|bookings|calendar|chat|cleaning|emails|legal|live|lodges|messages|payments|privacy|rates|reports|reviews|staff'

const webModules =
  'home|lodges|search|tour|market|bookings|badges|investments|payments|receipts|reviews|orders|guide|offline|art|ar|fireplace|chat|messages|legal|admin'

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
      name: 'server-modules-are-listed-here',
      severity: 'error',
      from: { path: '^src/server/[^/]+/', pathNot: `^(${Object.values(modules).join('|')})` },
      to: {},
    },
    {
      name: 'web-modules-are-listed-here',
      severity: 'error',
      from: {
        path: '^src/web/[^/]+/',
        pathNot: `^src/web/(${webModules}|shell|api|live|ui|routes|testing)/`,
      },
      to: {},
    },
    above('platform', ['auth', 'middle', 'badges', 'calendar', 'bookings', ...uppermost, 'admin']),
    above('auth', ['middle', 'badges', 'calendar', 'bookings', ...uppermost, 'admin']),
    above('middle', ['badges', 'calendar', 'bookings', ...uppermost, 'admin']),
    above('badges', ['calendar', 'bookings', ...uppermost, 'admin']),
    above('calendar', ['bookings', ...uppermost, 'admin']),
    above('bookings', [...uppermost, 'admin']),
    ...uppermost.map((name) => above(name, [...uppermost.filter((other) => other !== name), 'admin'])),
    middleSiblings,
    ...listedSiblings,
    {
      name: 'admin-folders-import-account-bookings-and-live-only',
      severity: 'error',
      from: { path: `^src/web/admin/(${adminFolders})/`, pathNot: '^src/web/admin/reports/' },
      to: {
        path: `^src/web/admin/(${adminFolders})/`,
        pathNot: '^src/web/admin/($1|account|bookings|live)/',
      },
    },
    {
      name: 'web-modules-meet-in-routes',
      severity: 'error',
      from: { path: `^src/web/(${webModules})/` },
      to: { path: `^src/web/(${webModules})/`, pathNot: '^src/web/$1/' },
    },
    {
      name: 'web-platform-knows-no-module',
      severity: 'error',
      from: { path: '^src/web/(shell|api|live|ui)/' },
      to: { path: `^src/web/(${webModules})/` },
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
