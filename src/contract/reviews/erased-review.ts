/** Whether a review's guest was erased: every other review has a text. It can only be read. */
export const isErasedReview = ({ text }: { text: string }): boolean => text === ''
