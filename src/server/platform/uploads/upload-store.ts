import type { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { serviceKey } from '../services.ts'

/** A file to store: its path from the top, with `/`, and what is in it. */
export type UploadFile = readonly [path: string, bytes: Buffer]

export type StoredFile = { path: string; bytes: number; changedAt: number }

/** `range` is the value of Content-Range when only a part was requested. */
export type OpenedFile = { bytes: number; stream: Readable; range?: string }

/** Where pictures that people upload are kept: a folder, or a bucket of object storage. Nobody reads half a file. */
export type UploadStore = {
  /** For people: a folder, or an address without keys. */
  place: string
  /** Stores the files in their order; of a failed call none is needed, and what it has left is deleted by the sweep. */
  write: (files: readonly UploadFile[]) => Promise<void>
  /** Opens a file as it is read, because many slow readers of whole pictures would fill memory. Null when it is not there. */
  read: (path: string, range?: string) => Promise<OpenedFile | null>
  delete: (path: string) => Promise<void>
  /** Every complete file at the top and in its folders. */
  list: () => Promise<StoredFile[]>
  /** Puts a copy of a file on this machine's disk; nothing when it has been deleted. */
  copyTo: (path: string, target: string) => Promise<void>
  /** Whether the last call was answered; missing where there is nothing to reach. */
  isUp?: () => boolean
}

/** Object storage does not answer, or refuses; `reason` is for the operator. */
export class UploadsUnavailable extends Failure {
  readonly reason: string
  /** Refused by its rules or because of our keys, so that another try is useless. */
  readonly isRefused: boolean

  constructor(reason: string, { isRefused = false, cause }: { isRefused?: boolean; cause?: unknown } = {}) {
    super('unavailable', 'Our picture storage is unavailable right now. Please try again in a moment.')
    this.reason = reason
    this.isRefused = isRefused
    this.cause = cause ?? reason
  }
}

/** The largest file that is stored or read; a drawn picture has some megabytes. */
export const LARGEST_FILE = 32 * 1_048_576

export const uploadStore = serviceKey<UploadStore>('store of uploads')
