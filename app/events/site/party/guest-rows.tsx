import { useTexts } from '#app/i18n/texts.tsx'
import { useErrorTexts } from '#app/platform/forms/error-texts.ts'
import { initials } from '#app/ui/avatar.tsx'
import { CheckboxField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { GuestErrors, TypedGuest } from '#app/events/party-forms.ts'
import type { GuestView } from './party-view.ts'

type GuestRowsProps = {
  guests: readonly GuestView[]
  /** Names are text. */
  isLate?: boolean
  /** What was sent and not saved, by the guest's id. */
  typed?: Readonly<Record<string, TypedGuest>> | undefined
  errors?: Readonly<Record<string, GuestErrors>> | undefined
  /** Somebody else has saved meanwhile: what is stored is shown beside what was typed. */
  showsStored?: boolean
}

/** Each guest opens to be corrected; the first one without a name is open. */
export function GuestRows({ guests, isLate = false, typed = {}, errors = {}, showsStored = false }: GuestRowsProps) {
  const next = isLate ? undefined : guests.find(({ fullName }) => fullName === '')
  return (
    <ol className="people">
      {guests.map((guest, index) => (
        <GuestRow
          key={guest.id}
          guest={guest}
          number={index + 1}
          alone={guests.length === 1}
          isLate={isLate}
          typed={typed[guest.id]}
          errors={errors[guest.id]}
          showsStored={showsStored}
          open={guest === next}
        />
      ))}
    </ol>
  )
}

type GuestRowProps = {
  guest: GuestView
  number: number
  alone: boolean
  isLate: boolean
  typed: TypedGuest | undefined
  errors: GuestErrors | undefined
  showsStored: boolean
  open: boolean
}

function GuestRow(props: GuestRowProps) {
  const { guest, number, typed, errors, open } = props
  const t = useTexts().party.guests
  const differs = typed !== undefined && (typed.fullName !== guest.fullName || typed.diet !== guest.diet)
  return (
    <li>
      <details className="person" open={open || differs || errors !== undefined}>
        <summary className="person-head">
          {guest.fullName ? (
            <span className="avatar" aria-hidden="true">
              {initials(guest.fullName)}
            </span>
          ) : (
            <span className="avatar avatar-open" aria-hidden="true">
              {number}
            </span>
          )}
          <GuestWords {...props} />
          <span className="icon-button icon-button-sm person-edit">
            <Icon name="pencil-simple" />
            <span className="visually-hidden">{t.edit(guest.fullName || t.companion(number))}</span>
          </span>
        </summary>
        <GuestFields {...props} />
      </details>
    </li>
  )
}

function GuestWords({ guest, number, alone }: GuestRowProps) {
  const t = useTexts().party.guests
  const first = number === 1
  return (
    <span className="person-words">
      <b>{guest.fullName || t.companion(number)}</b>
      {first && <span className="small muted">{alone ? t.contactAlone : t.contact}</span>}
      {!guest.fullName && <span className="small muted">{t.toFollow}</span>}
      {!first && guest.diet && <span className="small muted">{t.permission}</span>}
      {(guest.fullName || guest.diet) && (
        <span className="small person-diet">
          <Icon name="fork-knife" />
          {guest.diet || t.noDiet}
        </span>
      )}
    </span>
  )
}

function GuestFields({ guest, number, isLate, typed, errors, showsStored }: GuestRowProps) {
  const { party, events, forms } = useTexts()
  const t = party.guests
  const errorOf = useErrorTexts()
  const { fullName, diet } = typed ?? guest
  const stored = (shown: string, now: string) =>
    showsStored && shown !== now && <p className="person-stored">{now ? t.storedNow(now) : t.storedEmpty}</p>
  return (
    <div className="person-fields">
      <input type="hidden" name="guest" value={guest.id} />
      {!isLate && (
        <TextField
          label={events.registration.fullName}
          optionalLabel={number > 1 ? forms.optional : undefined}
          name={`full_name.${guest.id}`}
          defaultValue={fullName}
          autoComplete={number === 1 ? 'name' : 'off'}
          own={stored(fullName, guest.fullName)}
          error={errorOf(errors?.full_name)}
        />
      )}
      <div className="diet">
        <TextField
          label={t.question}
          optionalLabel={forms.optional}
          name={`diet.${guest.id}`}
          defaultValue={diet}
          placeholder={events.registration.dietPlaceholder}
          hint={events.registration.dietHint}
          autoComplete="off"
          own={stored(diet, guest.diet)}
          error={errorOf(errors?.diet)}
        />
        <CheckboxField
          className="diet-consent"
          label={number === 1 ? t.ownConsent : t.permissionConsent}
          name={`diet_consent.${guest.id}`}
          defaultChecked={typed ? typed.consent : guest.diet !== ''}
          error={errorOf(errors?.diet_consent)}
        />
      </div>
    </div>
  )
}
