export const stats = [
  { figure: '14', of: 'lodges' },
  { figure: '25+', of: 'features' },
  { figure: '30+', of: 'endpoints' },
  { figure: '5', of: 'tiers' },
]

export const stack = [
  { job: 'Language', with: ['TypeScript'] },
  { job: 'Pages', with: ['React', 'TanStack Router', 'TanStack Query', 'Vite'] },
  { job: 'Look', with: ['Tailwind CSS', 'Radix UI', 'Fraunces and Geist'] },
  { job: 'Server', with: ['Node.js', 'Fastify', 'zod', 'WebSocket'] },
  { job: 'Data', with: ['PostgreSQL', 'PGlite', 'Drizzle', 'Redis'] },
  { job: 'Payments and market', with: ['Stripe', 'CoinGecko'] },
  { job: 'Pictures', with: ['Blender', 'WebGL', 'AVIF'] },
  { job: 'Tests', with: ['Vitest', 'Playwright', 'fast-check', 'axe'] },
]

export const achievements = [
  {
    title: 'A night is sold once',
    story:
      'The database itself refuses two stays that overlap. Two servers racing for the same weekend cannot both win, and the guest who loses is offered the nearest free dates.',
  },
  {
    title: 'The neon follows the coin',
    story:
      'A house is pictured in two layers, itself and its light. The second one brightens and dims with the coin of the lodge, on the pages and in the tour.',
  },
  {
    title: 'One contract for both sides',
    story:
      'An endpoint is written down once. The server, the pages, the forms and the OpenAPI document are all made from it; a handler that is missing does not compile.',
  },
  {
    title: 'A tour for everyone',
    story:
      'Walk through five scenes with a finger, a mouse or the keyboard alone, or read them as a list. A single shader draws them, and the whole tour weighs less than one of its pictures.',
  },
]
