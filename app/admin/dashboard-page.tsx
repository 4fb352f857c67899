import { data, Link } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { BurstNotices } from '#app/events/panel/burst-notices.tsx'
import { listBursts } from '#app/events/bursts.server.ts'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { IncidentNotices } from '#app/operations/incident-notices.tsx'
import { openIncidents } from '#app/operations/incidents.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { listUpcomingEvents, countDashboard, listLatestRequests, countPendingWork } from './dashboard.server.ts'
import { DemoNotice } from '#app/demo/demo-notice.tsx'
import { hasDemoContent, removeDemoContent } from '#app/demo/demo-content.server.ts'
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

export async function action({ context, request, url }: Route.ActionArgs) {
  if ((await readForm(request)).get('act') !== 'remove-demo') throw data('act', { status: 400 })
  await removeDemoContent((await panelAccount(context, request, url)).id)
  return { ok: true as const }
}

export default function DashboardPage({
  loaderData: { counters, requests, pendingWork, upcomingEvents, demo, incidents, bursts },
}: Route.ComponentProps) {
  return (
    <>
      <PanelHead title="Dashboard" />
      {incidents.length > 0 && <IncidentNotices incidents={incidents} />}
      {bursts && <BurstNotices bursts={bursts} />}
      {demo && <DemoNotice />}
      <ul className="counters">
        <Counter
          to="/admin/solicitudes"
          capability="requests"
          label="Solicitudes pendientes"
          number={counters.pending}
          icon="tray"
          hot={counters.pending.number > 0}
        />
        <Counter
          to="/admin/solicitudes?estado=baja"
          capability="requests"
          label="Bajas"
          number={counters.baja}
          icon="prohibit"
        />
        <Counter
          to="/admin/socios"
          capability="members"
          label="Socios activos"
          number={counters.activeSocios}
          icon="identification-card"
        />
        <Counter
          to="/admin/restaurantes"
          capability="restaurants"
          label="Restaurantes"
          number={counters.restaurants}
          icon="fork-knife"
        />
        <Counter
          to="/admin/eventos"
          capability="events"
          label="Eventos"
          number={counters.events}
          icon="calendar-blank"
        />
        <Counter to="/admin/blog" capability="blog" label="Publicaciones" number={counters.posts} icon="newspaper" />
      </ul>
      <div className="sheets dashboard-sheets">
        {requests && (
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
              <DataTable
                label="Solicitudes recientes"
                columns={requestColumns}
                rows={requests}
                rowKey={({ id }) => id}
              />
            ) : (
              <ListEmpty title="No hay solicitudes" />
            )}
          </Sheet>
        )}
        <div className="dashboard-pair">
          {pendingWork && (
            <Sheet title="Pendiente de alguien">
              <PendingWork pending={counters.pending} {...pendingWork} />
            </Sheet>
          )}
          <Sheet title="Próximos 7 días">
            {upcomingEvents.length > 0 ? (
              <ul className="dashboard-list">
                {upcomingEvents.map(({ id, title, date, registered, capacity }) => (
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
        </div>
      </div>
    </>
  )
}

type CounterProps = {
  to: string
  capability: 'requests' | 'members' | 'restaurants' | 'events' | 'blog'
  label: string
  number: Count
  icon: IconName
  hot?: boolean
}

function Counter({ to, capability, label, number, icon, hot = false }: CounterProps) {
  const can = useCan()
  const content = (
    <>
      <span className="counter-label">{label}</span>
      <span className="counter-number">{formatCount(number)}</span>
      <Icon name={icon} />
    </>
  )
  const className = hot ? 'counter counter-hot on-dark' : 'counter'
  return (
    <li>
      {can(capability, 'read') ? (
        <Link to={to} className={className} prefetch="intent">
          {content}
        </Link>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  )
}

function PendingWork({
  pending,
  incomplete,
  unread,
  failedMails,
}: {
  pending: Count
  incomplete: Count
  unread: Count
  failedMails: Count
}) {
  if ([pending, incomplete, unread, failedMails].every(({ number }) => number === 0))
    return <p className="muted">Nada: todo está al día.</p>
  return (
    <ul className="dashboard-list">
      {pending.number > 0 && (
        <li>
          <Link to="/admin/solicitudes">Solicitudes por decidir</Link>
          <strong>{formatCount(pending)}</strong>
        </li>
      )}
      {incomplete.number > 0 && (
        <li>
          <Link to="/admin/solicitudes?estado=approved">Aprobadas sin completar sus datos</Link>
          <strong>{formatCount(incomplete)}</strong>
        </li>
      )}
      {unread.number > 0 && (
        <li>
          <Link to="/admin/mensajes?estado=unread">Mensajes sin leer</Link>
          <strong>{formatCount(unread)}</strong>
        </li>
      )}
      {failedMails.number > 0 && (
        <li>
          <Link to="/admin/correos?estado=failed">Correos que no se han podido enviar</Link>
          <strong className="danger">{formatCount(failedMails)}</strong>
        </li>
      )}
    </ul>
  )
}

type RecentRequest = NonNullable<Route.ComponentProps['loaderData']['requests']>[number]

const statuses = {
  pending: { tone: 'pending', label: 'Pendiente' },
  approved: { tone: 'approved', label: 'Aprobado' },
  rejected: { tone: 'rejected', label: 'Rechazado' },
  baja: { tone: 'off', label: 'Baja' },
} as const

const requestColumns: Column<RecentRequest>[] = [
  { head: 'Nombre', kind: 'name', cell: ({ fullName }) => fullName },
  { head: 'Email', kind: 'mail', cell: ({ email }) => email },
  { head: 'Fecha', kind: 'meta', cell: ({ updatedAt }) => formatDate(updatedAt, 'es') },
  {
    head: 'Estado',
    kind: 'status',
    cell: ({ status }) => <StatusBadge status={statuses[status].tone}>{statuses[status].label}</StatusBadge>,
  },
]
