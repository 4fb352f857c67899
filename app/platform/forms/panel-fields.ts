import * as v from 'valibot'
import { optionalLine, optionalText } from './fields.ts'

/** One line that must be filled; `sentence` is what the panel says when it is not (see `usePanelErrors`). */
export function requiredLine(max: number, sentence: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalLine(max), v.string(sentence))
}

/** Several lines that must be filled. */
export function requiredLines(max: number, sentence: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalText(max), v.string(sentence))
}
