import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { parseBucketAddress } from './bucket-address.ts'

test.each([
  [
    's3://lodge-pictures?region=eu-central-1',
    { bucket: 'lodge-pictures', prefix: '', region: 'eu-central-1' },
    'https://s3.eu-central-1.amazonaws.com',
  ],
  [
    's3://pictures/site/uploads/?endpoint=https://storage.example:9000/&region=auto',
    { bucket: 'pictures', prefix: 'site/uploads/', region: 'auto' },
    'https://storage.example:9000',
  ],
  [
    's3://pictures',
    { bucket: 'pictures', prefix: '', region: 'us-east-1' },
    'https://s3.us-east-1.amazonaws.com',
  ],
])('reads %s', (text, parts, endpoint) => {
  expect(parseBucketAddress(text)).toEqual({ ...parts, endpoint })
})

test.each([
  ['https://s3.amazonaws.com/pictures', 'begins with s3://'],
  ['s3://key:secret@pictures', 'AWS_SECRET_ACCESS_KEY'],
  ['s3://x', 'name of a bucket'],
  ['s3://pictures/../secret files', 'prefix'],
  ['s3://pictures?endpoint=storage.example', 'endpoint that begins with'],
  ['s3://pictures?endpoint=https://storage.example?a=b', 'without a query'],
  ['s3://pictures?acl=public', 'knows endpoint and region, not acl'],
  ['s3://pictures?region=Frankfurt am Main', 'region'],
  ['pictures', 'an address such as'],
])('the start ends with a line about UPLOADS_URL=%s', (UPLOADS_URL, words) => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  expect(() => readConfig({ UPLOADS_URL, ...keys })).toThrow(/^Wrong configuration: UPLOADS_URL: .*$/)
  expect(() => readConfig({ UPLOADS_URL, ...keys })).toThrow(words)
})

test('a bucket needs its keys', () => {
  expect(() => readConfig({ UPLOADS_URL: 's3://pictures' })).toThrow(
    'Wrong configuration: UPLOADS_URL: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too',
  )
})
