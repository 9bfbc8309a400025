/** A calendar that cannot be read or trusted to say what is sold; the message is for the owner. */
export class FeedError extends Error {}
