import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { OwnAnswer } from './own-diet.ts'

export function OwnProblem({ answer }: { answer: OwnAnswer | undefined }) {
  const { members, party, forms } = useTexts()
  const wrong = Object.keys(answer?.result?.error ?? {}).length
  if (answer?.state === 'failed') return <ErrorSummary message={party.refused.reasons.failed} />
  if (answer?.state === 'refused') return <ErrorSummary message={members.own.conflict} />
  return <ErrorSummary message={wrong > 0 ? forms.problems(wrong) : undefined} />
}
