import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import { createTestApp } from '#server/testing/test-app.ts'
import { readConfig } from '../config.ts'

const FOLDER = 'deploy/kubernetes'

const name = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
const labels = z.record(z.string().regex(/^app\.kubernetes\.io\/[a-z-]+$/), name)
const quantity = z.string().regex(/^\d+(m|Mi|Gi)?$/)
const metadata = z.strictObject({
  name,
  namespace: name.optional(),
  labels: labels.optional(),
  annotations: z.record(z.string(), z.string()).optional(),
})
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/api/'), port: z.literal('http') }),
  periodSeconds: z.int().positive(),
  timeoutSeconds: z.int().positive().optional(),
  failureThreshold: z.int().positive(),
})
const container = z.strictObject({
  name,
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(
    z.strictObject({
      configMapRef: z.strictObject({ name }).optional(),
      secretRef: z.strictObject({ name }).optional(),
    }),
  ),
  ports: z.array(z.strictObject({ name, containerPort: z.literal(3000) })).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: quantity, memory: quantity }),
    limits: z.strictObject({ memory: quantity }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const matchLabels = z.strictObject({ matchLabels: labels })
// Neither `volumes` nor `hostNetwork`: what is not named is refused.
const pod = z.strictObject({
  restartPolicy: z.literal('Never').optional(),
  automountServiceAccountToken: z.literal(false),
  terminationGracePeriodSeconds: z.int().optional(),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.int().positive(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['DoNotSchedule', 'ScheduleAnyway']),
        labelSelector: matchLabels,
      }),
    )
    .optional(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().positive(),
    runAsGroup: z.int().positive(),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  containers: z.tuple([container]),
})
const template = z.strictObject({ metadata: z.strictObject({ labels }), spec: pod })

/** The fields of Kubernetes 1.30 that these files use, and no others. */
const Resource = z.discriminatedUnion('kind', [
  z.strictObject({
    apiVersion: z.literal('apps/v1'),
    kind: z.literal('Deployment'),
    metadata,
    spec: z.strictObject({
      replicas: z.int(),
      selector: matchLabels,
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
      }),
      template,
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('batch/v1'),
    kind: z.literal('Job'),
    metadata,
    spec: z.strictObject({
      backoffLimit: z.int(),
      activeDeadlineSeconds: z.int(),
      ttlSecondsAfterFinished: z.int(),
      template,
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('v1'),
    kind: z.literal('Service'),
    metadata,
    spec: z.strictObject({
      selector: labels,
      ports: z.tuple([z.strictObject({ name, port: z.int(), targetPort: z.literal('http') })]),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('networking.k8s.io/v1'),
    kind: z.literal('Ingress'),
    metadata,
    spec: z.strictObject({
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.tuple([
              z.strictObject({
                path: z.literal('/'),
                pathType: z.literal('Prefix'),
                backend: z.strictObject({
                  service: z.strictObject({ name, port: z.strictObject({ name }) }),
                }),
              }),
            ]),
          }),
        }),
      ),
    }),
  }),
  z.strictObject({
    apiVersion: z.literal('policy/v1'),
    kind: z.literal('PodDisruptionBudget'),
    metadata,
    spec: z.strictObject({ maxUnavailable: z.int(), selector: matchLabels }),
  }),
])
type Resource = z.infer<typeof Resource>

const readYaml = async (path: string) => parse(await readFile(join(FOLDER, path), 'utf8'))

/** The resources of a folder by kind, as its kustomization lists them. */
async function renderResources(folder: string): Promise<Resource[]> {
  const { resources } = await readYaml(`${folder}/kustomization.yaml`)
  const files = (await readdir(join(FOLDER, folder))).filter((file) => file !== 'kustomization.yaml')
  expect([...resources].sort()).toEqual(files.sort())
  return Promise.all(
    resources.map(async (file: string) => Resource.parse(await readYaml(`${folder}/${file}`))),
  )
}

function ofKind<Kind extends Resource['kind']>(all: Resource[], kind: Kind) {
  const found = all.filter((one) => one.kind === kind)
  expect(found).toHaveLength(1)
  return found[0] as Extract<Resource, { kind: Kind }>
}

const settings = async (): Promise<Record<string, string>> => {
  const [map] = (await readYaml('common/kustomization.yaml')).configMapGenerator
  return Object.fromEntries(map.literals.map((line: string) => line.split(/=(.*)/s).slice(0, 2)))
}

test('an instance leaves only when another is ready, and ends after its drain', async () => {
  const { spec } = ofKind(await renderResources('site'), 'Deployment')
  expect(spec.replicas).toBeGreaterThanOrEqual(2)
  expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
  const config = readConfig(await settings())
  expect(config.DRAIN_SECONDS).toBeGreaterThan(0)
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(config.DRAIN_SECONDS + 25)
})

test('readiness follows the database and the drain, liveness the process alone', async () => {
  const { spec } = ofKind(await renderResources('site'), 'Deployment')
  const [{ startupProbe, readinessProbe, livenessProbe }] = spec.template.spec.containers
  expect(readinessProbe?.httpGet.path).toBe('/api/ready')
  expect([startupProbe?.httpGet.path, livenessProbe?.httpGet.path]).toEqual(['/api/live', '/api/live'])
  const testApp = await createTestApp()
  onTestFinished(() => testApp.close())
  const statuses = async () => {
    const answers = [await testApp.send('GET /api/ready'), await testApp.send('GET /api/live')]
    return answers.map(({ status }) => status)
  }
  expect(await statuses()).toEqual([200, 200])
  testApp.app.isDraining = true
  expect(await statuses()).toEqual([503, 200])
})

test('what selects instances selects those of the site, and the Ingress leads to them', async () => {
  const all = await renderResources('site')
  const { metadata, spec } = ofKind(all, 'Deployment')
  const requested = { 'app.kubernetes.io/name': 'crypto-lodge', 'app.kubernetes.io/component': 'site' }
  const service = ofKind(all, 'Service')
  const budget = ofKind(all, 'PodDisruptionBudget').spec
  const ingress = ofKind(all, 'Ingress').spec
  const selectors = [spec.selector.matchLabels, service.spec.selector, budget.selector.matchLabels]
  expect(selectors).toEqual([requested, requested, requested])
  expect([metadata.labels, spec.template.metadata.labels]).toEqual([requested, requested])
  expect(budget.maxUnavailable).toBeLessThan(spec.replicas)
  const [rule] = ingress.rules
  expect(rule?.http.paths[0].backend.service).toEqual({
    name: service.metadata.name,
    port: { name: service.spec.ports[0].name },
  })
  expect(ingress.tls[0]?.hosts).toEqual([rule?.host])
  expect((await settings()).PUBLIC_URL).toBe(`https://${rule?.host}`)
})

test('the migration and the instances have one image, its settings and the same secret by name', async () => {
  const [job] = await renderResources('migrate')
  const deployment = ofKind(await renderResources('site'), 'Deployment')
  if (job?.kind !== 'Job') throw new Error('there is no Job')
  const [migration] = job.spec.template.spec.containers
  const [instance] = deployment.spec.template.spec.containers
  expect(migration.command).toEqual(['node', 'dist/server/admin.js', 'migrate'])
  expect(job.spec.template.spec.restartPolicy).toBe('Never')
  const references = [{ configMapRef: { name: 'crypto-lodge' } }, { secretRef: { name: 'crypto-lodge' } }]
  expect([migration.envFrom, instance.envFrom]).toEqual([references, references])
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const { images, configMapGenerator } = await readYaml('common/kustomization.yaml')
  expect(images).toEqual([{ name: migration.image, newName: expect.any(String), newTag: version }])
  expect(instance.image).toBe(migration.image)
  expect(configMapGenerator[0].name).toBe('crypto-lodge')
  for (const folder of ['site', 'migrate'])
    expect((await readYaml(`${folder}/kustomization.yaml`)).components).toEqual(['../common'])
})

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0

test.skipIf(!hasKubectl).each(['site', 'migrate'])(
  'kubectl renders %s with the version and the name of its settings (needs kubectl)',
  (folder) => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(FOLDER, folder)], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    const documents = parseAllDocuments(stdout).map((document) => document.toJS())
    const settings = documents.find(({ kind }) => kind === 'ConfigMap')
    const workload = documents.find(({ kind }) => kind === 'Deployment' || kind === 'Job')
    const [{ image, envFrom }] = workload.spec.template.spec.containers
    expect(image).toMatch(/^registry\.example\/crypto-lodge:\d+\.\d+\.\d+$/)
    expect(envFrom[0].configMapRef.name).toBe(settings.metadata.name)
    for (const one of documents) {
      expect(one.metadata.namespace).toBe('crypto-lodge')
      if (one.kind !== 'ConfigMap') Resource.parse(one)
    }
  },
)
