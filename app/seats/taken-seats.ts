/** `held`: offered to the waiting list. */
type TakenSeats = { registered: number; held: number; capacity: number }

/** What is offered is not booked, but nobody else can book it. */
export function isFull({ registered, held, capacity }: TakenSeats): boolean {
  return registered + held >= capacity
}
