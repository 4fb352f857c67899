import type { Language } from '#app/i18n/language.ts'
import { bounceTexts } from './bounce-texts.ts'

/** Explains the status code of a bounce: an enhanced code (RFC 3463), or the number of a reply. */
export function bounceReason(code: string, language: Language): string {
  const { reasons: t } = bounceTexts[language]
  const [, subject, detail] = code.split('.').map(Number)
  if (subject === 1) return detail === 2 ? t.noDomain : t.noMailbox
  if (subject === 2) return detail === 2 ? t.full : t.disabled
  if (subject === 4) return t.noDomain
  if (subject === 7) return t.policy
  return t.refused(code)
}
