import type { Problem } from './incident-kinds.ts'

export type Alert = {
  id: string
  event: 'opened' | 'recovered'
  problem: Problem
  openedAt: Date
  recoveredAt: Date | null
}
