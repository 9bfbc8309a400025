export type StayLink = {
  checkIn?: string | undefined
  checkOut?: string | undefined
  party?: number | undefined
  flex?: number | undefined
}
