/** «Comensal 3» while the name is to follow. */
export function guestName(guest: { fullName: string }, place: number, t: { later: (place: number) => string }): string {
  return guest.fullName || t.later(place)
}
