/** Of the dinners that a person had booked and that are over, as far as attendance was taken there. */
export type Absences = { dinners: number; missed: number }

/** Once can happen to anybody. */
const REPEATED = 2

export function areRepeated({ missed }: Absences): boolean {
  return missed >= REPEATED
}
