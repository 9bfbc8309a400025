// Express as a usual project has it: the lodges of a JSON file, or of PostgreSQL with an address in DATABASE_URL.
import { readFileSync } from 'node:fs'
import compression from 'compression'
import express from 'express'
import helmet from 'helmet'
import pg from 'pg'

const { DATABASE_URL } = process.env
const lodges = JSON.parse(readFileSync('lodges.json', 'utf8'))
const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL }) : null

async function stored() {
  const { rows } = await pool.query('select lodge from lodges order by id')
  return rows.map(({ lodge }) => lodge)
}

const app = express()
app.use(helmet())
app.use(compression())
app.get('/api/lodges', async (_request, response) => response.json(pool ? await stored() : lodges))
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`Ready at http://127.0.0.1:${server.address().port}`),
)
