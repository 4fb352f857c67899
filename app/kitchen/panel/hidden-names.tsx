import { Link } from 'react-router'
import type { HiddenName } from '#app/kitchen/without-names.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { kitchenPanelTexts } from './kitchen-panel-texts.ca.ts'

/** What the sheet hides, for the office to write in another way. */
export function HiddenNames({ event, hidden }: { event: number; hidden: readonly HiddenName[] }) {
  const { names: t } = usePanelTexts(kitchenPanelTexts)
  if (hidden.length === 0) return null
  return (
    <div className="panel-notice">
      <Icon name="warning" />
      <div>
        <strong>{t.title}</strong>
        <p>{t.text}</p>
        <ul>
          {hidden.map(({ table, text, isTable }, place) => (
            <li key={place}>{isTable ? t.inTable(text) : t.inNote(table, text)}</li>
          ))}
        </ul>
        <Link to={`/admin/eventos/${event}/inscripciones`} className="text-link">
          {t.fix}
        </Link>
      </div>
    </div>
  )
}
