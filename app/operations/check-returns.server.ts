import { findOwnFaults } from '#app/remittances/own-faults.server.ts'
import type { Problem } from './incident-kinds.ts'

/** What banks send back as wrong in the club's files concerns every next file. */
export async function checkReturns(): Promise<Problem[]> {
  const faults = await findOwnFaults()
  if (faults.length === 0) return []
  const codes = [...new Set(faults.flatMap((fault) => fault.codes))].toSorted((a, b) => a.localeCompare(b))
  return [{ kind: 'returns', detail: { count: faults.reduce((sum, { count }) => sum + count, 0), codes } }]
}
