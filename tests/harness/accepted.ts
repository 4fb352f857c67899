/** The outcome of a verb that must not be refused. */
export function accepted<Outcome extends { ok: boolean }>(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome))
  return outcome as Extract<Outcome, { ok: true }>
}
