import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import type { WalkInRefusal } from './walk-ins.server.ts'

export type WalkInAnswer =
  | { state: 'seated' }
  | Exclude<FormAnswer<object, WalkInRefusal | 'reason'>, { state: 'done' }>
