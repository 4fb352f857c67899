import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { PersonMatch } from './people-search.server.ts'
import { personTexts } from './person-texts.ts'
import type { UnaddressedMatch } from './unaddressed-people.server.ts'

type Found = { people: PersonMatch[]; unaddressed: UnaddressedMatch[] }

export function People({ people, unaddressed }: Found) {
  const { people: t } = usePanelTexts(personTexts)
  const isEmpty = people.length + unaddressed.length === 0
  return (
    <>
      {(isEmpty || people.length > 0) && (
        <Sheet flush title={t.title}>
          {isEmpty ? <ListEmpty title={t.none} /> : <AddressedPeople people={people} />}
        </Sheet>
      )}
      {unaddressed.length > 0 && (
        <Sheet flush title={t.unaddressed}>
          <ul className="people">
            {unaddressed.map((person) => (
              <UnaddressedItem key={person.items} {...person} />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  )
}

function AddressedPeople({ people }: Pick<Found, 'people'>) {
  return (
    <ul className="people">
      {people.map(({ email, names, rows }) => (
        <PersonItem key={email} title={email} rows={rows} field={{ name: 'email', value: email }}>
          <span className="small muted">{names.join(', ')}</span>
        </PersonItem>
      ))}
    </ul>
  )
}

const MAX_SHOWN = 3

function UnaddressedItem({ name, phones, items, found }: UnaddressedMatch) {
  const { people: t } = usePanelTexts(personTexts)
  const language = useLanguage()
  const more = found.length - MAX_SHOWN
  return (
    <PersonItem title={name} rows={found.length} field={{ name: 'items', value: items }}>
      {phones.length > 0 && <span className="small muted">{phones.join(', ')}</span>}
      {found.slice(0, MAX_SHOWN).map(({ event, date, contact }, index) => (
        <span key={index} className="small muted">
          {event}, {formatDate(date, language)}. {contact === null ? t.caller : t.companion(contact)}
        </span>
      ))}
      {more > 0 && <span className="small muted">{t.more(more)}</span>}
    </PersonItem>
  )
}

type PersonItemProps = {
  title: string
  rows: number
  field: { name: 'email' | 'items'; value: string }
  children: ReactNode
}

function PersonItem({ title, rows, field, children }: PersonItemProps) {
  const { people: t } = usePanelTexts(personTexts)
  return (
    <li>
      <span className="people-who">
        <strong>{title}</strong>
        {children}
      </span>
      <Form method="post">
        <input type="hidden" name="act" value="open" />
        <input type="hidden" {...field} />
        <Button type="submit" variant="secondary" aria-label={t.openLabel(title)} label={t.open(rows)} />
      </Form>
    </li>
  )
}
