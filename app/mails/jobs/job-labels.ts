import type { Language } from '#app/i18n/language.ts'
import { jobTexts } from './job-texts.ts'

/** The name itself where only a newer release has a label for it. */
export function jobLabel(name: string, language: Language): string {
  const { kinds } = jobTexts[language]
  return Object.hasOwn(kinds, name) ? kinds[name as keyof typeof kinds] : name
}

/** Explains what `readJobError` has made of an error. */
export function jobProblem(error: string, language: Language): string {
  const { problems: t } = jobTexts[language]
  if (error === TIMED_OUT) return t.timedOut
  if (error === NOT_SENT) return t.mail
  const code = error.split(' ').at(-1) ?? ''
  if (/^(?:08|53|57P)[\dA-Z]+$|^CONNECT(?:ION)?_/.test(code)) return t.database
  if (/^(?:ENOSPC|EROFS|EACCES)$/.test(code)) return t.disk
  if (/^(?:ECONN\w+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|UND_ERR_\w+)$/.test(code)) return t.connection
  return t.unexpected(error)
}

export const TIMED_OUT = 'timed out'
export const NOT_SENT = 'mail not sent'
