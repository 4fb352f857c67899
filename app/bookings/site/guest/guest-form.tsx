import { useTexts, type Texts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { UNKEPT_OF_GUEST } from '#app/bookings/registration/party-forms.ts'
import { PlainForm } from '#app/platform/forms/plain-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DietFields } from '#app/diets/diet-fields.tsx'
import { hasDiet } from '#app/diets/diet.ts'
import { readTyped } from '#app/diets/diet-forms.ts'
import { MenuChoice } from '#app/diets/menu-choice.tsx'
import { CallToday } from '#app/bookings/site/party/call-today.tsx'
import { useMoment } from '#app/bookings/site/party/use-moment.ts'
import type { GuestAnswer } from './guest-answer.ts'
import type { GuestPageView } from './guest-view.server.ts'

type GuestFormProps = { guest: GuestPageView; answer: GuestAnswer | undefined }

/** Name, choice and diet of the guest who has this link. */
export function GuestForm({ guest, answer }: GuestFormProps) {
  const { party, forms } = useTexts()
  const t = party.own
  const problems = Object.keys(answer?.result?.error ?? {}).length
  const message =
    answer?.state === 'wrong'
      ? forms.problems(Math.max(problems, 1))
      : answer?.state === 'failed'
        ? party.refused.reasons.failed
        : answer?.state === 'refused'
          ? answer.reason === 'late' || answer.reason === 'not-yours'
            ? party.refused.reasons[answer.reason]
            : t.conflict
          : undefined
  return (
    <PlainForm
      className="sheet own-guest stack"
      noValidate
      draft="guest"
      restarted={answer !== undefined}
      unkept={UNKEPT_OF_GUEST}
    >
      <input type="hidden" name="token" value={guest.token} />
      <input type="hidden" name="version" value={guest.version} />
      <ErrorSummary message={message} />
      <OwnName guest={guest} answer={answer} />
      <OwnDiet guest={guest} answer={answer} />
      <Deadline guest={guest} />
      <Button type="submit" className="sheet-save" label={t.save} />
    </PlainForm>
  )
}

function OwnName({ guest, answer }: GuestFormProps) {
  const { events, diets } = useTexts()
  const errorOf = useErrorTexts()
  const { fullName, isContact, isLate, menuOptions, menuOptionId } = guest
  const typed = typedOwn(answer)
  const chosen = menuOptions.find(({ id }) => id === menuOptionId)
  return (
    <>
      {isLate || isContact ? (
        fullName && <p className="d4">{fullName}</p>
      ) : (
        <TextField
          label={events.registration.fullName}
          name="full_name"
          defaultValue={typed?.fullName ?? fullName}
          autoComplete="name"
          error={errorOf(answer?.result?.error?.full_name)}
        />
      )}
      {isLate ? (
        chosen && (
          <p>
            {diets.menu}: <span lang={chosen.langs.name}>{chosen.name}</span>
          </p>
        )
      ) : (
        <MenuChoice name="menu_option" options={menuOptions} chosen={typed ? typed.menuOptionId : menuOptionId} />
      )}
    </>
  )
}

const typedOwn = (answer: GuestAnswer | undefined) => answer && readTyped(answer.result?.initialValue)

function OwnDiet({ guest, answer }: GuestFormProps) {
  const { party } = useTexts()
  const t = party.own
  const typed = typedOwn(answer)
  return (
    <section aria-labelledby="diet">
      <h2 className="d4" id="diet">
        {t.diet}
      </h2>
      <p className="muted sheet-intro">{introOf(guest, t)}</p>
      <div className="diet own-diet">
        <DietFields
          fields=""
          diet={typed?.diet ?? guest.diet}
          label={t.otherDiet}
          consent={{ label: party.guests.ownConsent, checked: typed?.consent ?? false }}
          errors={answer?.result?.error ?? {}}
        />
        {guest.hasOwnDiet && guest.isProved && <CheckboxField label={t.remove} name="remove_diet" />}
      </div>
    </section>
  )
}

function introOf({ hasOwnDiet, isProved, diet }: GuestPageView, t: Texts['party']['own']): string {
  if (hasOwnDiet) return isProved ? t.written : t.added
  return hasDiet(diet) ? t.byContact : t.unseen
}

function Deadline({ guest: { isLate, editsUntil } }: { guest: GuestPageView }) {
  const t = useTexts().party.own
  const until = useMoment()(editsUntil)
  return (
    <p className="deadline">
      <Icon name="clock" />
      <span>
        {isLate ? t.late : t.until(until)} {t.always}
        <CallToday />
      </span>
    </p>
  )
}
