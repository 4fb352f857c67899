/** Why el Cercle cannot start: one line for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}
