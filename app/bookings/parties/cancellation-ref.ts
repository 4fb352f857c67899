type FewerSeats = {
  partyId: string
  /** Of the booking after the change. */
  version: number
  seats: number
  /** Who had them; empty where others have taken a part of them. */
  guests: readonly string[]
  /** In euros. */
  refund: number
  /** They are paid, and the notice has passed. */
  isForfeited: boolean
}

/** The ref of the mails about seats of a booking that goes on. Guests by their ids: a ref has no names. */
export function refOfFewerSeats({ partyId, version, seats, guests, refund, isForfeited }: FewerSeats): string {
  return [partyId, `v${version}`, seats, refund, isForfeited ? 'late' : '', guests.join(',')].join(':')
}

/** Without `fewer` all seats of the booking are cancelled. */
export function readCancellationRef(ref: string) {
  const [id = '', , seats, refund, late, guests] = ref.split(':')
  const fewer = seats
    ? {
        seats: Number(seats),
        refund: Number(refund),
        isForfeited: late === 'late',
        guests: guests ? guests.split(',') : [],
      }
    : null
  return { id, fewer }
}
