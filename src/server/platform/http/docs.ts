import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { type Config, publicUrl } from '../config.ts'
import { toOpenApi } from './openapi.ts'
import { type PrebuiltResponse, prebuildJson, prebuildResponse } from './prebuilt-response.ts'
import { prebuiltRoute } from './prebuilt-routes.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Crypto Lodge API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })`

const headers = { 'cache-control': 'public, max-age=86400' }

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"

export function serveDocs(app: FastifyInstance, config: Config): void {
  let document: Promise<PrebuiltResponse> | undefined
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  prebuiltRoute(app, '/api/openapi.json', () => {
    document ??= prebuildJson(toOpenApi(api, publicUrl(config)))
    return document
  })
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(page),
  )
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start))
  for (const [file, type] of [
    ['swagger-ui.css', 'text/css'],
    ['swagger-ui-bundle.js', 'text/javascript'],
  ] as const) {
    let asset: Promise<PrebuiltResponse> | undefined
    // The first request compresses it once, because a megabyte takes a second.
    prebuiltRoute(app, `/api/docs/${file}`, () => {
      asset ??= readFile(join(assets, file), 'utf8').then((text) => prebuildResponse(type, text, { headers }))
      return asset
    })
  }
}
