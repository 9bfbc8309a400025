import { useMedia } from '../kit/use-media.ts'

/** Room for the form beside the calendar. */
export const useWideScreen = (): boolean => useMedia('(width >= 80rem)')
