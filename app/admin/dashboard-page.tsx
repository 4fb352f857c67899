import { Link } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { BurstNotices } from '#app/events/panel/burst-notices.tsx'
import { listBursts } from '#app/events/bursts.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { requestStatuses } from '#app/membership/statuses.ts'
import { IncidentNotices } from '#app/operations/incident-notices.tsx'
import { openIncidents } from '#app/operations/incidents.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { listUpcomingEvents, countDashboard, listLatestRequests, countPendingWork } from './dashboard.server.ts'
import { DemoNotice } from '#app/demo/demo-notice.tsx'
import { hasDemoContent, removeDemoContent } from '#app/demo/demo-content.server.ts'
import { Counters } from './dashboard-counters.tsx'
import type { Route } from './+types/dashboard-page.ts'

const BURST_HOURS = 24

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { role } = await panelAccount(context, request, url)
  const [counters, requests, pendingWork, upcomingEvents, demo, incidents, bursts] = await Promise.all([
    countDashboard(),
    can(role, 'requests', 'read') ? listLatestRequests() : null,
    can(role, 'requests', 'read') ? countPendingWork() : null,
    listUpcomingEvents(),
    hasDemoContent(),
    can(role, 'mails', 'read') ? openIncidents() : [],
    can(role, 'registrations', 'write') ? listBursts({ hours: BURST_HOURS }) : null,
  ])
  return { counters, requests, pendingWork, upcomingEvents, demo, incidents, bursts }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, { 'remove-demo': demoRemoval })
}

const demoRemoval = formAct({
  schema: noFields,
  failed: 'Error al eliminar los datos de demostración',
  async run({ actor }) {
    await removeDemoContent(actor)
    return { ok: true, title: 'Contenido de demostración eliminado' }
  },
})

export default function DashboardPage({
  loaderData: { counters, requests, pendingWork, upcomingEvents, demo, incidents, bursts },
}: Route.ComponentProps) {
  return (
    <>
      <PanelHead title="Dashboard" />
      {incidents.length > 0 && <IncidentNotices incidents={incidents} />}
      {bursts && <BurstNotices bursts={bursts} />}
      {demo && <DemoNotice />}
      <Counters counters={counters} />
      <div className="sheets dashboard-sheets">
        {requests && <LatestRequests requests={requests} />}
        <div className="dashboard-pair">
          {pendingWork && (
            <Sheet title="Pendiente de alguien">
              <PendingWork pending={counters.pending} {...pendingWork} />
            </Sheet>
          )}
          <UpcomingEvents events={upcomingEvents} />
        </div>
      </div>
    </>
  )
}

type DashboardData = Route.ComponentProps['loaderData']
type RecentRequest = NonNullable<DashboardData['requests']>[number]

function LatestRequests({ requests }: { requests: RecentRequest[] }) {
  return (
    <Sheet
      flush
      title="Solicitudes recientes"
      link={
        <Link to="/admin/solicitudes?estado=all" className="text-link small">
          Ver todas
        </Link>
      }
    >
      {requests.length > 0 ? (
        <DataTable label="Solicitudes recientes" columns={requestColumns} rows={requests} rowKey={({ id }) => id} />
      ) : (
        <ListEmpty title="No hay solicitudes" />
      )}
    </Sheet>
  )
}

function UpcomingEvents({ events }: { events: DashboardData['upcomingEvents'] }) {
  return (
    <Sheet title="Próximos 7 días">
      {events.length > 0 ? (
        <ul className="dashboard-list">
          {events.map(({ id, title, date, registered, capacity }) => (
            <li key={id}>
              <span>
                <a href={`/eventos/${id}`}>{title}</a>
                <span className="extra-small muted dashboard-when">{formatDateTime(date, 'es')}</span>
              </span>
              <span className="small">
                {registered} de {capacity}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">No hay eventos en los próximos siete días.</p>
      )}
    </Sheet>
  )
}

type PendingWorkProps = Record<'pending' | 'incomplete' | 'unread' | 'failedMails', Count>

function PendingWork({ pending, incomplete, unread, failedMails }: PendingWorkProps) {
  if ([pending, incomplete, unread, failedMails].every(({ number }) => number === 0))
    return <p className="muted">Nada: todo está al día.</p>
  return (
    <ul className="dashboard-list">
      <PendingItem to="/admin/solicitudes" label="Solicitudes por decidir" count={pending} />
      <PendingItem
        to="/admin/solicitudes?estado=approved"
        label="Aprobadas sin completar sus datos"
        count={incomplete}
      />
      <PendingItem to="/admin/mensajes?estado=unread" label="Mensajes sin leer" count={unread} />
      <PendingItem
        to="/admin/correos?estado=failed"
        label="Correos que no se han podido enviar"
        count={failedMails}
        danger
      />
    </ul>
  )
}

type PendingItemProps = { to: string; label: string; count: Count; danger?: boolean }

function PendingItem({ to, label, count, danger = false }: PendingItemProps) {
  if (count.number === 0) return null
  return (
    <li>
      <Link to={to}>{label}</Link>
      <strong className={danger ? 'danger' : undefined}>{formatCount(count)}</strong>
    </li>
  )
}

const requestColumns: Column<RecentRequest>[] = [
  { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName },
  { head: 'Email', kind: 'mail', cell: ({ email }) => email },
  { head: 'Fecha', kind: 'meta', cell: ({ updatedAt }) => formatDate(updatedAt, 'es') },
  {
    head: 'Estado',
    kind: 'status',
    cell: ({ status }) => (
      <StatusBadge status={requestStatuses[status].tone}>{requestStatuses[status].label}</StatusBadge>
    ),
  },
]
