export class ChannelError extends Error {}
