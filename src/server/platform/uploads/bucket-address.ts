export type BucketAddress = {
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  endpoint: string
  region: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const DEFAULT_REGION = 'us-east-1'

/** `s3://bucket/prefix?endpoint=https://…&region=…`. Throws an Error that says what is wrong. */
export function parseBucketAddress(text: string): BucketAddress {
  if (!URL.canParse(text)) throw new Error('needs an address such as s3://bucket/prefix?endpoint=…&region=…')
  const url = new URL(text)
  if (url.protocol !== 's3:') throw new Error('begins with s3://')
  if (url.username || url.password)
    throw new Error('has no keys: they belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  if (url.hash || url.port)
    throw new Error('has neither a port nor a fragment; those of a server are in endpoint')
  if (!BUCKET.test(url.hostname)) throw new Error('needs the name of a bucket after s3://')
  const unknown = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region')
  if (unknown) throw new Error(`knows endpoint and region, not ${unknown}`)
  const region = url.searchParams.get('region') || DEFAULT_REGION
  if (!/^[a-z0-9-]+$/.test(region)) throw new Error('needs a region such as eu-central-1')
  const endpoint = url.searchParams.get('endpoint') || `https://s3.${region}.amazonaws.com`
  const path = url.pathname.split('/').filter(Boolean).map(decodePart).join('/')
  return { bucket: url.hostname, prefix: path && `${path}/`, endpoint: readEndpoint(endpoint), region }
}

function decodePart(part: string): string {
  const name = decodeURIComponent(part)
  if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
    throw new Error('needs a prefix of letters, digits, dots, hyphens and underscores')
  return name
}

function readEndpoint(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('needs an endpoint that begins with http:// or https://')
  const { origin, pathname, search, username } = new URL(text)
  if (search || username) throw new Error('needs an endpoint without a query and a password')
  return `${origin}${pathname}`.replace(/\/+$/, '')
}
