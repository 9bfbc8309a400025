/** A backup or restore that cannot go on; the message is one line for the operator. */
export class BackupError extends Error {}
