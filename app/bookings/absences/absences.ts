/** Of the dinners that a person had booked and that are over, as far as attendance was taken there. */
export type Absences = { dinners: number; missed: number }

/** One missed dinner does not count as repeated. */
const REPEATED = 2

export function areRepeated({ missed }: Absences): boolean {
  return missed >= REPEATED
}
