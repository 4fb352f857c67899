import { Link } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Button, buttonClass, buttonContent } from '#app/ui/button.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { guestTexts } from './guest-texts.ts'
import { eventPanelTexts } from './panel-texts.ts'
import type { findGuestEvent } from './guest-list.server.ts'

type GuestEvent = NonNullable<Awaited<ReturnType<typeof findGuestEvent>>>

export function RegistrationsHead({ event, onAdd }: { event: GuestEvent; onAdd: () => void }) {
  const { title, head: t } = usePanelTexts(guestTexts)
  const { allEvents } = usePanelTexts(eventPanelTexts)
  const closed = closedState(event)
  return (
    <PanelHead title={title}>
      <BackLink to="/admin/eventos">{allEvents}</BackLink>
      {closed && (
        <span id="no-addition" className="small muted">
          {t.closed[closed]}
        </span>
      )}
      <Button
        icon="plus"
        onClick={onAdd}
        disabled={closed !== null}
        aria-describedby={closed ? 'no-addition' : undefined}
      >
        {t.add}
      </Button>
    </PanelHead>
  )
}

/** Why nobody can be added: specified for everybody, the office included. */
function closedState({ started, registered, capacity }: GuestEvent): 'started' | 'full' | null {
  if (started) return 'started'
  return registered >= capacity ? 'full' : null
}

export function EventFacts({ event, address }: { event: GuestEvent; address: string }) {
  const { head: t, doorSheet } = usePanelTexts(guestTexts)
  const language = useLanguage()
  const { id, title, date, registered, capacity } = event
  const closed = closedState(event)
  return (
    <div className="guests-event">
      <p>
        <strong>{title}</strong>
        <br />
        <span className="muted">
          {t.facts(formatDateTime(date, language), registered, capacity)}
          {closed && ` · ${t.states[closed]}`}
        </span>
      </p>
      <div className="panel-head-actions">
        <ExportLink to={`${address}.csv`} size="sm" />
        <Link to={`/admin/eventos/${id}/hoja`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {buttonContent({ icon: 'printer', children: doorSheet })}
        </Link>
      </div>
    </div>
  )
}
