import { setTimeout as pause } from 'node:timers/promises'

const PAUSE_MS = 1_000
/** Answers that are held back at a time; further ones go out at once. */
const MAX_HELD = 1_000

let held = 0

/** To be waited for before an answer that refuses: whoever asks again at once asks once a second on each connection, at the price of a timer. */
export async function slowDown(): Promise<void> {
  if (held >= MAX_HELD) return
  held += 1
  await pause(PAUSE_MS, undefined, { ref: false })
  held -= 1
}
