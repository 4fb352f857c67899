import { useTexts } from '#app/i18n/texts.tsx'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

export type OwnMandateAnswer = FormAnswer<object, 'unknown' | 'conflict' | 'closed'>

export function MandateProblem({ answer }: { answer: OwnMandateAnswer | undefined }) {
  const { mandates, forms } = useTexts()
  const errors = answer?.result?.error ?? {}
  const whole = useErrorTexts()(errors[''] ?? undefined)
  const wrong = Object.keys(errors).length
  if (answer?.state === 'failed' || answer?.state === 'refused') return <ErrorSummary message={mandates.own.failed} />
  return <ErrorSummary message={whole ?? (wrong > 0 ? forms.problems(wrong) : undefined)} />
}
