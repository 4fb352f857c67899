import type { Language } from '#app/i18n/language.ts'
import type { Problem } from './incident-kinds.ts'
import { operationTexts } from './panel-texts.ts'

type IncidentText = { title: string; text: string; advice: string }

export function describeProblem({ kind, detail }: Problem, language: Language): IncidentText {
  const texts = operationTexts[language].incidents[kind] as { text: (detail: unknown) => string } & Omit<
    IncidentText,
    'text'
  >
  const { title, text, advice } = texts
  return { title, text: text(detail), advice }
}
