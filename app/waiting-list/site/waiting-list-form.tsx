import { getFormProps } from '@conform-to/react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormButtons } from '#app/ui/site/form-buttons.tsx'
import { waitingListSchema } from '#app/waiting-list/forms.ts'
import { EnterButton } from '#app/bookings/site/registration/enter-button.tsx'
import { HowDidYouKnowUs } from '#app/bookings/site/registration/how-did-you-know-us.tsx'
import { MemberClaim, OwnFields } from '#app/bookings/site/registration/own-fields.tsx'
import type { OwnForm } from '#app/bookings/site/registration/own-form.ts'
import { answerLostConnection } from '#app/bookings/site/registration/lost-connection.ts'
import { PartySize, stepOf } from '#app/bookings/site/registration/party-size.tsx'

/** `ahead`: parties and people before it. */
export type Joined = { size: number; ahead: { parties: number; people: number } | null }
export type WaitingListAnswer = FormAnswer<Joined>

type WaitingListFormProps = {
  eventId: number
  limit: number
  /** Of a member who has signed in. */
  own: OwnForm | null
  answer: WaitingListAnswer | undefined
  onDone: (joined: Joined) => void
}

export function WaitingListForm({ eventId, limit, own, answer: given, onDone }: WaitingListFormProps) {
  const first: WaitingListAnswer | undefined = given ?? own?.answer
  const { events, forms, party } = useTexts()
  const t = party.join
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send } = useSending<WaitingListAnswer>(first, answerLostConnection(waitingListSchema))
  const result = answer?.result
  const { form, fields, wrong } = useSchemaForm(waitingListSchema, {
    draft: { name: `waiting-list:${eventId}`, restarted: given?.result !== undefined },
    lastResult: result,
    onSubmit(event) {
      event.preventDefault()
      void send(event.currentTarget).then((answer) => answer.state === 'done' && onDone(answer))
    },
  })
  const problems = wrong.length > 0 ? forms.problems(wrong.length) : undefined
  return (
    <form {...getFormProps(form)} method="post" action={local(`/eventos/${eventId}/espera`)} className="form">
      <FormGuard />
      <EnterButton />
      <ErrorSummary focusOn={result?.error?.['']} message={errorOf(form.errors) ?? problems} />
      <PartySize field={fields.size} limit={limit} stepped={stepOf(first)} />
      <div className="form-row">
        <TextInput field={fields.full_name} label={events.registration.fullName} autoComplete="name" />
        <TextInput
          field={fields.email}
          label={events.registration.email}
          type="email"
          autoComplete="email"
          readOnly={own !== null}
        />
      </div>
      <div className="form-row form-row-2-3">
        <TextInput field={fields.phone} label={events.registration.phone} type="tel" autoComplete="tel" optional />
        {!own && <HowDidYouKnowUs field={fields.how_did_you_know_us} />}
      </div>
      <TextArea field={fields.notes} label={events.registration.notes} rows={3} optional />
      {own ? (
        <OwnFields own={own} privacy={fields.privacy} />
      ) : (
        <MemberClaim field={fields.is_member} eventId={eventId} />
      )}
      {!own?.privacyAccepted && <PrivacyCheckbox field={fields.privacy} />}
      <FormButtons
        texts={{ ...t, cancel: events.registration.cancel }}
        busy={sending}
        onCancel={undefined}
        cancelTo={`/eventos/${eventId}`}
      />
    </form>
  )
}
