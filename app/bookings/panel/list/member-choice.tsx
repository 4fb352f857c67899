import { useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { actTexts } from '#app/bookings/panel/shared/act-texts.ca.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'

/** What `/admin/socios/buscar` answers. */
type Found = { id: string; number: string; fullName: string; email: string; phone: string | null; language: string }

type MemberChoiceProps = { onChoose: (values: Record<string, string | undefined>) => void }

/** Finds a member by part of name, number or phone, and fills in the form of a booking with their data. */
export function MemberChoice(props: MemberChoiceProps) {
  return useCan()('members.read') ? <MemberSearch {...props} /> : null
}

function MemberSearch({ onChoose }: MemberChoiceProps) {
  const { memberChoice: t } = usePanelTexts(actTexts)
  const fetcher = useFetcher<Answer & { members?: Found[] }>()
  const [chosen, setChosen] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const list = useId()
  useAnswer(fetcher.data)
  const input = () => field.current?.querySelector('input')
  const search = () => {
    setChosen(undefined)
    const words = input()?.value.trim()
    if (words) void fetcher.submit({ search: words }, { method: 'post', action: '/admin/socios/buscar' })
  }
  const choose = ({ fullName, email, phone, language, number }: Found) => {
    onChoose({ full_name: fullName, email, phone: phone ?? '', language, is_member: 'on' })
    setChosen(`${fullName} · ${number}`)
    input()?.focus()
  }
  const members = chosen === undefined ? fetcher.data?.members : undefined
  return (
    <div className="member-choice" ref={field}>
      <TextField
        type="search"
        label={t.label}
        maxLength={100}
        autoComplete="off"
        aria-controls={list}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form has one submit button, and this is not the booking yet.
          event.preventDefault()
          search()
        }}
      />
      <Button variant="secondary" busy={fetcher.state !== 'idle'} onClick={search}>
        {t.search}
      </Button>
      <div id={list} className="member-choice-found" role="status">
        {chosen && <p className="small">{t.chosen(chosen)}</p>}
        {members?.length === 0 && <p className="small">{t.none}</p>}
        {members && members.length > 0 && (
          <ul aria-label={t.found}>
            {members.map((member) => (
              <li key={member.id}>
                <button type="button" className="member-choice-one" onClick={() => choose(member)}>
                  <strong>{member.fullName}</strong>{' '}
                  <span className="muted">
                    {[member.number, member.phone, member.email].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
