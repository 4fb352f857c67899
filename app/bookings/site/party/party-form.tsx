import { UNKEPT_OF_PARTY } from '#app/bookings/registration/party-forms.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { countWrong, sentIn, sizeIn, type PartyAnswer } from './party-answer.ts'
import type { PartyView } from './party-view.ts'

type PartyFormProps = {
  party: PartyView
  answer?: PartyAnswer | undefined
  /** What the draft is called. */
  draft: string | null
  className?: string
  children: ReactNode
}

/** A form of the page; it says which version of the party it was made from. */
export function PartyForm({ party, answer, draft, className, children }: PartyFormProps) {
  const message = useRefusalText(party)(answer)
  return (
    <PlainForm className={className} noValidate draft={draft} restarted={answer !== undefined} unkept={UNKEPT_OF_PARTY}>
      <input type="hidden" name="token" value={party.token} />
      <input type="hidden" name="version" value={party.version} />
      <ErrorSummary message={message} />
      {children}
    </PlainForm>
  )
}

export function useRefusalText({ event, size }: PartyView): (answer: PartyAnswer | undefined) => string | undefined {
  const { party, forms } = useTexts()
  const t = party.refused
  return (answer) => {
    if (answer?.state === 'failed') return t.reasons.failed
    if (answer?.state === 'refused') {
      if (answer.reason === 'too-large') return t.tooLarge(event.partyLimit)
      // Only the form of the guests keeps what was typed.
      const isShownAgain = answer.reason === 'conflict' && sentIn(answer).act !== 'guests'
      return t.reasons[isShownAgain ? 'state-changed' : answer.reason]
    }
    if (answer?.state !== 'wrong') return undefined
    const wrong = countWrong(answer.result?.error ?? {})
    return wrong > 0 ? forms.problems(wrong) : t.choose(size - (sizeIn(answer) ?? size))
  }
}
