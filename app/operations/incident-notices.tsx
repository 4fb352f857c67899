import { formatDateTime } from '#app/i18n/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { describeProblem } from './incident-labels.ts'
import type { OpenIncident } from './incidents.server.ts'

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
  const { title, text, advice } = describeProblem(incident)
  return (
    <p className="panel-notice">
      <Icon name="warning" />
      <span>
        <strong>{title}.</strong> {text} {advice}{' '}
        <span className="panel-notice-since">Aviso del {formatDateTime(incident.openedAt, 'es')}.</span>
      </span>
    </p>
  )
}
