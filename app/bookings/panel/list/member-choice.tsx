import { useEffect, useState } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ts'
import { useTypedSearch } from '#app/platform/forms/use-typed-search.ts'
import type { Answer } from '#app/ui/panel/use-answer.ts'

/** What `/admin/socios/buscar` answers. */
type Found = {
  id: string
  number: string
  fullName: string
  email: string
  phone: string | null
  language: string
  hasAccepted: boolean
}
type MembersAnswer = Answer & { members?: Found[] }

/** Fewer find too many members. */
const MIN_LETTERS = 3
const MAX_TYPED = 100

type MemberChoiceProps = {
  /** The name as it is typed, or a number or a phone in its place. */
  typed: string
  onChoose: (values: MemberValues) => void
  /** The name has become another one. */
  onWithdraw: (values: MemberValues) => void
}

/** Of the fields of a booking. */
export type MemberValues = Readonly<Record<string, string>>

/** Members whom the typed name may mean: choosing one fills in the form of a booking with their data. */
export function MemberChoice(props: MemberChoiceProps) {
  return useCan()('members.read') ? <MemberSearch {...props} /> : null
}

function MemberSearch({ typed, onChoose, onWithdraw }: MemberChoiceProps) {
  const { memberChoice: t } = usePanelTexts(actTexts)
  const [chosen, setChosen] = useState<Found>()
  const words = typed.trim().slice(0, MAX_TYPED)
  const isSearched = words.length >= MIN_LETTERS && !chosen
  const { answer, isCurrent } = useTypedSearch<MembersAnswer>(
    '/admin/socios/buscar',
    'search',
    isSearched ? words : null,
  )

  useEffect(() => {
    if (!chosen || typed.trim() === chosen.fullName.trim()) return
    setChosen(undefined)
    onWithdraw(valuesOf(chosen))
  }, [chosen, typed, onWithdraw])

  function choose(member: Found) {
    setChosen(member)
    onChoose({ ...valuesOf(member), full_name: member.fullName, language: member.language })
  }
  const members = answer?.members ?? []
  return (
    <div className="member-choice">
      <p role="status" className={chosen ? 'small' : 'visually-hidden'}>
        {chosen && t.chosen(`${chosen.fullName} · ${chosen.number}`)}
        {isSearched && answer && isCurrent && t.count(members.length)}
      </p>
      {members.length > 0 && (
        <ul aria-label={t.found}>
          {members.map((member) => (
            <li key={member.id}>
              <button type="button" className="member-choice-one" onClick={() => choose(member)}>
                <strong>{member.fullName}</strong>{' '}
                <span className="muted">{[member.number, member.phone, member.email].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Without the name and the language. A member who has accepted today's privacy text was informed. */
function valuesOf({ email, phone, hasAccepted }: Found): MemberValues {
  return { email, phone: phone ?? '', is_member: 'on', ...(hasAccepted && { informed: 'on' }) }
}
