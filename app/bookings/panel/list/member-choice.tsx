import { useState } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ca.ts'
import { useTypedSearch } from '#app/platform/forms/use-typed-search.ts'
import type { Answer } from '#app/ui/panel/use-answer.ts'

/** What `/admin/socios/buscar` answers. */
type Found = { id: string; number: string; fullName: string; email: string; phone: string | null; language: string }
type MembersAnswer = Answer & { members?: Found[] }

/** Fewer find too many members. */
const MIN_LETTERS = 3
const MAX_TYPED = 100

type MemberChoiceProps = {
  /** The name as it is typed, or a number or a phone in its place. */
  typed: string
  /** The data of a member, who was informed when joining. */
  onChoose: (values: Record<string, string>) => void
}

/** Members whom the typed name may mean: choosing one fills in the form of a booking with their data. */
export function MemberChoice(props: MemberChoiceProps) {
  return useCan()('members.read') ? <MemberSearch {...props} /> : null
}

function MemberSearch({ typed, onChoose }: MemberChoiceProps) {
  const { memberChoice: t } = usePanelTexts(actTexts)
  const [chosen, setChosen] = useState<Found>()
  const words = typed.trim().slice(0, MAX_TYPED)
  const isSearched = words.length >= MIN_LETTERS && words !== chosen?.fullName
  const { answer } = useTypedSearch<MembersAnswer>('/admin/socios/buscar', 'search', isSearched ? words : null)

  function choose(member: Found) {
    const { fullName, email, phone, language } = member
    setChosen(member)
    onChoose({ full_name: fullName, email, phone: phone ?? '', language, is_member: 'on', informed: 'on' })
  }
  const members = answer?.members ?? []
  return (
    <div role="status" className="member-choice">
      {chosen && !isSearched && <p className="small">{t.chosen(`${chosen.fullName} · ${chosen.number}`)}</p>}
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
