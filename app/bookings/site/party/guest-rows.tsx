import { useTexts } from '#app/i18n/texts.tsx'
import { initials } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { describeDiet, hasDiet, writeDiet } from '#app/diets/diet.ts'
import type { MenuOption } from '#app/diets/menu-option.ts'
import { GuestFields } from './guest-fields.tsx'
import type { GuestRowProps } from './guest-row-props.ts'
import { GuestLink, isKnown } from './guest-link.tsx'
import { typedIn, type PartyAnswer } from './party-answer.ts'
import type { GuestView } from './party-view.ts'

type GuestRowsProps = {
  guests: readonly GuestView[]
  menuOptions: readonly MenuOption[]
  /** Names and choices are text. */
  isLate?: boolean
  /** What was sent and not saved. */
  answer: PartyAnswer | undefined
  /** Somebody else has saved meanwhile: what is stored is shown beside what was typed. */
  showsStored?: boolean
}

/** Each guest opens to be corrected. */
export function GuestRows({ guests, menuOptions, isLate = false, answer, showsStored = false }: GuestRowsProps) {
  const next = isLate ? undefined : guests.find(({ fullName }) => fullName === '')
  return (
    <ol className="people">
      {guests.map((guest, index) => (
        <GuestRow
          key={guest.id}
          guest={guest}
          menuOptions={menuOptions}
          number={index + 1}
          alone={guests.length === 1}
          isLate={isLate}
          typed={typedIn(answer, guest.fields)}
          errors={answer?.result?.error ?? {}}
          showsStored={showsStored}
          isNext={guest === next}
        />
      ))}
    </ol>
  )
}

function GuestRow(props: GuestRowProps) {
  const { guest, number, typed, errors, isNext } = props
  const t = useTexts().party.guests
  const differs =
    typed !== undefined &&
    (typed.fullName !== guest.fullName ||
      (typed.menuOptionId ?? null) !== guest.menuOptionId ||
      writeDiet(typed.diet) !== writeDiet(guest.diet))
  const own = ['full_name', 'dietary_restrictions', 'diet_consent'].map((name) => guest.fields + name)
  const isWrong = own.some((name) => name in errors)
  return (
    <li className={guest.link ? 'person-linked' : undefined}>
      <details className="person" open={differs || isWrong}>
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
      <GuestLink guest={guest} isNext={isNext} isKnown={isKnown(guest)} />
    </li>
  )
}

function GuestWords({ guest, number, alone, menuOptions }: GuestRowProps) {
  const { party, diets } = useTexts()
  const t = party.guests
  const first = number === 1
  const given = hasDiet(guest.diet)
  const option = menuOptions.find(({ id }) => id === guest.menuOptionId)
  return (
    <span className="person-words">
      <b>{guest.fullName || t.companion(number)}</b>
      {first && <span className="small muted">{alone ? t.contactAlone : t.contact}</span>}
      {!guest.fullName && <span className="small muted">{given || guest.dietHidden ? t.toFollow : t.allToFollow}</span>}
      {!first && given && <span className="small muted">{t.permission}</span>}
      {guest.dietHidden && (
        <span className="small person-diet">
          <Icon name="check" />
          {t.written[guest.dietHidden]}
        </span>
      )}
      {!guest.dietHidden && (guest.fullName || given) && (
        <span className="small person-diet">
          <Icon name="fork-knife" />
          {given ? describeDiet(guest.diet, diets) : t.noDiet}
        </span>
      )}
      {menuOptions.length > 0 && (
        <span className="small muted">
          {diets.menu}: <span lang={option?.langs.name}>{option?.name ?? diets.menuOpen}</span>
        </span>
      )}
    </span>
  )
}
