/** Every other review has a text. */
export const isErasedReview = ({ text }: { text: string }): boolean => text === ''
