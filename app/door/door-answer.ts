import type { WalkInRefusal } from './walk-ins.server.ts'

export type WalkInAnswer =
  | { state: 'seated' }
  | { state: 'wrong' }
  | { state: 'refused'; reason: WalkInRefusal | 'reason' }
