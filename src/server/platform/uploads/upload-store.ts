import type { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { serviceKey } from '../services.ts'

export type UploadFile = readonly [path: string, bytes: Buffer]

export type StoredFile = { path: string; bytes: number; changedAt: number }

export type OpenedFile = { bytes: number; stream: Readable; range?: string }

/** Nobody reads half a file. */
export type UploadStore = {
  place: string
  /** In their order. What a failed call left is deleted by the sweep. */
  write: (files: readonly UploadFile[]) => Promise<void>
  /**
   * A stream, because many slow readers of whole pictures would fill memory. Null when the file is not
   * there.
   */
  read: (path: string, range?: string) => Promise<OpenedFile | null>
  delete: (path: string) => Promise<void>
  list: () => Promise<StoredFile[]>
  copyTo: (path: string, target: string) => Promise<void>
  isUp?: () => boolean
}

/** `reason` is for the operator. */
export class UploadsUnavailable extends Failure {
  readonly reason: string
  /** Refused by its rules or keys, so that another try is useless. */
  readonly isRefused: boolean

  constructor(reason: string, { isRefused = false, cause }: { isRefused?: boolean; cause?: unknown } = {}) {
    super('unavailable', 'Our picture storage is unavailable right now. Please try again in a moment.')
    this.reason = reason
    this.isRefused = isRefused
    this.cause = cause ?? reason
  }
}

/** A drawn picture has some megabytes. */
export const LARGEST_FILE = 32 * 1_048_576

export const uploadStore = serviceKey<UploadStore>('store of uploads')
