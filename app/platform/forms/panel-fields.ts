import * as v from 'valibot'
import { optionalLine, optionalText } from './fields.ts'

/** @param sentence the error text of an empty field (see `usePanelErrors`) */
export function requiredLine(max: number, sentence: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalLine(max), v.string(sentence))
}

export function requiredLines(max: number, sentence: string) {
  return v.pipe(v.optional(v.unknown(), ''), optionalText(max), v.string(sentence))
}
