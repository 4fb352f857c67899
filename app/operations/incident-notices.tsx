import { formatDateTime } from '#app/i18n/dates.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { describeProblem } from './incident-labels.ts'
import type { OpenIncident } from './incidents.server.ts'
import { operationTexts } from './panel-texts.ts'

export function IncidentNotices({ incidents }: { incidents: OpenIncident[] }) {
  return (
    <div role="status">
      {incidents.map((incident) => (
        <IncidentNotice key={incident.id} incident={incident} />
      ))}
    </div>
  )
}

function IncidentNotice({ incident }: { incident: OpenIncident }) {
  const language = useLanguage()
  const { title, text, advice } = describeProblem(incident, language)
  return (
    <p className="panel-notice">
      <Icon name="warning" />
      <span>
        <strong>{title}.</strong> {text} {advice}{' '}
        <span className="panel-notice-since">
          {operationTexts[language].notice(formatDateTime(incident.openedAt, language))}
        </span>
      </span>
    </p>
  )
}
