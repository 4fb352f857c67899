import { FormProvider, getFormProps } from '@conform-to/react'
import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import type { FormAnswer } from '#app/platform/forms/form-answer.ts'
import { FormGuard } from '#app/platform/forms/form-guard.tsx'
import { TextArea, TextInput } from '#app/platform/forms/inputs.tsx'
import { PrivacyCheckbox } from '#app/platform/forms/privacy-checkbox.tsx'
import { useSchemaForm, type SchemaFields } from '#app/platform/forms/use-schema-form.ts'
import { useSending } from '#app/platform/forms/use-sending.ts'
import { AcceptedTerms } from '#app/ui/site/accepted-terms.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import type { MenuOption } from '#app/diets/menu-option.ts'
import { registrationSchema } from '#app/bookings/registration/forms.ts'
import { clampSize } from '#app/bookings/registration/party-rows.ts'
import type { Pending } from '#app/seats/seat-limits.ts'
import { EnterButton } from './enter-button.tsx'
import { CompanionCards, ContactCard } from './guest-cards.tsx'
import { HowDidYouKnowUs } from './how-did-you-know-us.tsx'
import { joinsWaitingList, JoinWaitingList } from './join-waiting-list.tsx'
import { MemberClaim, OwnFields } from './own-fields.tsx'
import type { OwnForm } from './own-form.ts'
import { PartyFoot } from './party-foot.tsx'
import { answerLostConnection } from './lost-connection.ts'
import { PartySize, stepOf } from './party-size.tsx'

export type RegistrationAnswer = FormAnswer<{ pending?: Pending; size?: number }>

type Props = {
  eventId: number
  /** For each guest, in euros; unknown while the database is unavailable. */
  price?: number | undefined
  /** The most guests of one booking. */
  limit?: number | undefined
  /** Free ones. */
  seats?: number | undefined
  /** A larger party than the free seats may wait. */
  hasWaitingList?: boolean | undefined
  menuOptions?: readonly MenuOption[] | undefined
  /** Of a member who has signed in: what the form opens with. */
  own?: OwnForm | null | undefined
  answer?: RegistrationAnswer | undefined
  onDone: (size: number, pending: Pending | undefined) => void
  /** Called when nobody can register any more. */
  onClosed: (reason: ClosedReason) => void
  onCancel?: () => void
}

const closing = [
  'full',
  'line',
  'begun',
  'ended',
  'closed',
  'notOpen',
  'membersOnly',
  'eventCancelled',
] as const satisfies FieldError[]

export type ClosedReason = (typeof closing)[number]

/** The reason why the form is closed, if the answer says so. */
export function closedReason(answer: RegistrationAnswer | undefined): ClosedReason | undefined {
  const error = answer?.result?.error?.['']?.[0]
  return closing.find((reason) => reason === error)
}

const waitable: readonly string[] = ['full', 'fullParty', 'line'] satisfies FieldError[]

/** There is no seat now, but may be one later. */
function canWait(answer: RegistrationAnswer | undefined): boolean {
  const error = answer?.result?.error?.['']?.[0]
  return error !== undefined && waitable.includes(error)
}

const DEFAULT_LIMIT = 10

export function RegistrationForm({ eventId, price, limit = DEFAULT_LIMIT, seats, menuOptions = [], ...given }: Props) {
  const { own, hasWaitingList = false, ...props } = given
  const first = given.answer ?? own?.answer
  const { events, forms } = useTexts()
  const t = events.registration
  const errorOf = useErrorTexts()
  const local = useLocalPath()
  const { answer, sending, send, fail } = useSending<RegistrationAnswer>(
    first,
    answerLostConnection(registrationSchema),
  )
  const result = answer?.result
  const { form, fields, wrong } = useSchemaForm(registrationSchema, {
    // An answer without script brings back what was typed.
    draft: { name: `registration:${eventId}`, restarted: given.answer?.result !== undefined },
    lastResult: result,
    onSubmit(event) {
      const form = event.currentTarget
      if (joinsWaitingList(event, () => fail(form))) return
      event.preventDefault()
      void send(form).then((answer) => {
        const closed = closedReason(answer)
        if (closed) props.onClosed(closed)
        if (answer.state === 'done') props.onDone(answer.size ?? 1, answer.pending)
      })
    },
  })
  const size = clampSize(fields.size.value, limit)
  const problems = wrong.length > 0 ? forms.problems(wrong.length) : undefined
  const disabled = closedReason(answer) !== undefined
  return (
    <FormProvider context={form.context}>
      <form {...getFormProps(form)} method="post" action={local(`/eventos/${eventId}/inscripcion`)} className="form">
        <FormGuard />
        <EnterButton disabled={disabled} />
        <ErrorSummary focusOn={result?.error?.['']} message={errorOf(form.errors) ?? problems} />
        {canWait(answer) && <JoinWaitingList eventId={eventId} />}
        <PartySize
          field={fields.size}
          limit={limit}
          seats={seats}
          waitingList={hasWaitingList ? local(`/eventos/${eventId}/espera`) : undefined}
          stepped={stepOf(first)}
          onLost={fail}
        />
        <div className="guests">
          <ContactCard size={size} fields={fields} menuOptions={menuOptions} remembered={own?.diet ?? null}>
            <PersonFields fields={fields} own={own} />
          </ContactCard>
          <CompanionCards size={size} given={givenGuests(first)} formId={form.id} menuOptions={menuOptions} />
        </div>
        <TextArea field={fields.notes} label={t.notes} rows={3} optional />
        {own ? (
          <OwnFields own={own} privacy={fields.privacy} />
        ) : (
          <MemberClaim field={fields.is_member} eventId={eventId} />
        )}
        {!own?.privacyAccepted && <PrivacyCheckbox field={fields.privacy} />}
        <AcceptedTerms terms={t.terms} />
        <PartyFoot {...{ eventId, size, price, disabled }} busy={sending} onCancel={props.onCancel} />
      </form>
    </FormProvider>
  )
}

/** How many guests besides the contact an answer brings back. */
function givenGuests(answer: RegistrationAnswer | undefined): number {
  const guests = answer?.result?.initialValue?.guests
  return Array.isArray(guests) ? guests.length : 0
}

type FieldsProps = { fields: SchemaFields<typeof registrationSchema>; own: OwnForm | null | undefined }

function PersonFields({ fields, own }: FieldsProps) {
  const t = useTexts().events.registration
  return (
    <>
      <div className="form-row">
        <TextInput field={fields.full_name} label={t.fullName} autoComplete="name" />
        <TextInput field={fields.email} label={t.email} type="email" autoComplete="email" readOnly={!!own} />
      </div>
      <div className="form-row form-row-2-3">
        <TextInput field={fields.phone} label={t.phone} type="tel" autoComplete="tel" optional />
        {!own && <HowDidYouKnowUs field={fields.how_did_you_know_us} />}
      </div>
    </>
  )
}
