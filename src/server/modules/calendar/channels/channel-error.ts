/** A channel's calendar that cannot be fetched or read; the message is for the owner. */
export class ChannelError extends Error {}
