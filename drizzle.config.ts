/** Configuration of drizzle-kit, which lies in `scripts/node_modules`: its type would bind every check to it. */
export default {
  dialect: 'postgresql',
  schema: './src/server/platform/database/tables/*.ts',
  out: './migrations',
}
