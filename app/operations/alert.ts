import type { Problem } from './incident-kinds.ts'

/** What the operator is told: that an incident has begun, or that it is over. */
export type Alert = {
  id: string
  event: 'opened' | 'recovered'
  problem: Problem
  openedAt: Date
  recoveredAt: Date | null
}
