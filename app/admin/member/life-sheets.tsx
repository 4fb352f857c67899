import type { Absences } from '#app/bookings/absences/absences.ts'
import type { PersonDinner } from '#app/bookings/absences/person-dinners.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { RequestStatusBadge } from '#app/membership/status-badge.tsx'
import { StatusBadge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import type { MemberLife } from './member-life.server.ts'
import { memberTexts, type MemberTexts } from './member-texts.ts'

type DinnersProps = { dinners: readonly PersonDinner[]; absences: Absences; id: string }

export function DinnersSheet({ dinners, absences: { dinners: counted, missed }, id }: DinnersProps) {
  const t = usePanelTexts(memberTexts)
  const language = useLanguage()
  return (
    <Sheet flush title={t.dinners} id={id}>
      {dinners.length === 0 ? (
        <ListEmpty title={t.noDinners} />
      ) : (
        <>
          <p className="small muted member-lead">
            {t.dinnersNote} {counted > 0 && missed < counted && t.came(counted - missed, counted)}
          </p>
          <DataTable
            label={t.dinners}
            columns={columns(t, language)}
            rows={[...dinners]}
            rowKey={(dinner) => dinner.id}
          />
        </>
      )}
    </Sheet>
  )
}

const columns = (t: MemberTexts, language: Language): Column<PersonDinner>[] => [
  { head: t.heads.date, kind: 'date', cell: ({ date }) => formatDate(date, language) },
  {
    head: t.heads.event,
    kind: 'name',
    cell: ({ eventId, title }) => <PanelTextLink to={`/admin/eventos/${eventId}/inscripciones`} label={title} />,
  },
  { head: t.heads.people, kind: 'number', cell: ({ size }) => size },
  { head: t.heads.outcome, kind: 'status', cell: (dinner) => <Outcome t={t} dinner={dinner} /> },
]

const tones = {
  coming: 'pending',
  waiting: 'pending',
  unconfirmed: 'pending',
  came: 'approved',
  absent: 'rejected',
  'not-noted': 'off',
  cancelled: 'off',
  'cancelled-late': 'rejected',
  'event-cancelled': 'off',
} as const

function Outcome({ t, dinner: { outcome, came, size } }: { t: MemberTexts; dinner: PersonDinner }) {
  const isPart = outcome === 'came' && came < size
  return <StatusBadge status={tones[outcome]}>{isPart ? t.cameOf(came, size) : t.outcomes[outcome]}</StatusBadge>
}

export function MessagesSheet({ messages, id }: { messages: NonNullable<MemberLife['messages']>; id: string }) {
  const t = usePanelTexts(memberTexts)
  const language = useLanguage()
  return (
    <Sheet title={t.messages} id={id}>
      {messages.length === 0 ? (
        <p className="muted">{t.noMessages}</p>
      ) : (
        <ul className="person-notes">
          {messages.map(({ id, message, createdAt, answered }) => (
            <li key={id}>
              <p className="pre-line">{message}</p>
              <p className="small muted">
                {formatDateTime(createdAt, language)} · {answered ? t.answered : t.unanswered}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

export function RequestsSheet({ requests, id }: { requests: NonNullable<MemberLife['requests']>; id: string }) {
  const t = usePanelTexts(memberTexts)
  const language = useLanguage()
  return (
    <Sheet title={t.requests} id={id}>
      <ul className="person-notes">
        {requests.map((request) => (
          <li key={request.id}>
            <p className="cluster gap-3">
              <RequestStatusBadge {...request} /> {request.fullName}
            </p>
            <p className="pre-line">{request.reason ?? <span className="muted">{t.noReason}</span>}</p>
            <p className="small muted">{formatDateTime(request.createdAt, language)}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
