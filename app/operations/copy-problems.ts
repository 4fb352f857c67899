import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import type { CopyDetail } from './incident-kinds.ts'
import type { CopyTexts } from './operation-texts.ts'

export function describeCopyProblem({ problems, reasons }: CopyTexts, language: Language) {
  return ({ problem, fault, since }: CopyDetail): string => {
    const reason = fault ? ` ${reasons[fault] ?? reasons.fault}` : ''
    return problems[problem](since ? formatDateTime(since, language) : null) + reason
  }
}
