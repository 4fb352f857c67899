import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as v from 'valibot'
import { can, type Capability } from '#app/accounts/capabilities.ts'
import { eventsSeenBy } from '#app/accounts/own-events.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formAct, noFields, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { findCopyWarnings } from '#app/backup/copy-warnings.server.ts'
import { BurstNotices } from '#app/bookings/panel/burst-notices.tsx'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ts'
import { queueTexts, type QueueTexts } from '#app/bookings/panel/queue-texts.ts'
import { settleRefund } from '#app/bookings/panel/refunds.server.ts'
import { isFull } from '#app/seats/taken-seats.ts'
import { listBursts } from '#app/bookings/holds/bursts.server.ts'
import { listRushes } from '#app/bookings/parties/rushes.server.ts'
import { formatDate, formatTime, formatWeekday } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { rowIdField, uuidField } from '#app/platform/forms/ids.ts'
import { RequestStatusBadge } from '#app/membership/status-badge.tsx'
import { bounceTexts, type BounceTexts } from '#app/mails/bounces/bounce-texts.ts'
import { markReachable } from '#app/platform/mail/bounces.server.ts'
import { IncidentNotices } from '#app/operations/incident-notices.tsx'
import { openIncidents } from '#app/operations/incidents.server.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { countDashboard, listLatestRequests, listUpcomingEvents, readCard } from './dashboard.server.ts'
import { DashboardQueue } from './dashboard-queue.tsx'
import { JoiningPlot, SeatPlot } from './dashboard-plots.tsx'
import { readEventSeats, readMonthlyJoining } from './plots.server.ts'
import { readQueue } from './queue.server.ts'
import { hasDemoContent, removeDemoContent } from '#app/demo/demo-content.server.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { Counters } from './dashboard-counters.tsx'
import { SetupNotices } from './setup-notices.tsx'
import { adminTexts, type AdminTexts } from './panel-texts.ts'
import type { Route } from './+types/dashboard-page.ts'

const BURST_HOURS = 24

const refundSchema = v.object({ event_id: rowIdField, party_id: uuidField })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const { role } = account
  const may = (capability: Capability) => can(role, capability)
  const seen = eventsSeenBy(account)
  const [counters, requests, queue, upcomingEvents, seats, joining, demo, incidents, bursts, rushes] =
    await Promise.all([
      countDashboard(seen),
      may('requests.read') ? readCard('latest-requests', listLatestRequests()) : null,
      readQueue(account),
      readCard('upcoming-events', listUpcomingEvents(seen)),
      readCard('event-seats', readEventSeats(seen)),
      may('requests.read') ? readCard('joining', readMonthlyJoining()) : null,
      hasDemoContent(),
      may('mails.read') ? openIncidents() : [],
      may('bursts.undo') ? listBursts({ hours: BURST_HOURS }) : null,
      may('bursts.undo') ? listRushes() : [],
    ])
  const copyWarnings = may('users.read') ? findCopyWarnings() : []
  return { counters, requests, queue, upcomingEvents, seats, joining, demo, incidents, bursts, rushes, copyWarnings }
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => ({
    'remove-demo': demoRemoval(adminTexts[language].dashboard),
    'settle-refund': refundTick(queueTexts[language].refunds, true),
    'reopen-refund': refundTick(queueTexts[language].refunds, false),
    'address-works': addressTick(bounceTexts[language]),
  }))
}

const refundTick = (t: QueueTexts['refunds'], settled: boolean) =>
  formAct({
    needs: 'payments.edit',
    schema: refundSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const done = await settleRefund(fields.event_id, fields.party_id, settled, actor)
      return done ? { ok: true, title: '' } : refuse('unknown')
    },
  })

const addressTick = (t: BounceTexts) =>
  formAct({
    needs: 'mails.send',
    schema: v.object({ id: uuidField }),
    failed: t.worksFailed,
    async run({ fields: { id }, actor, refuse }) {
      return (await markReachable(actor, id)) ? { ok: true, title: '' } : refuse('unknown', { text: t.gone })
    },
  })

const demoRemoval = (t: AdminTexts['dashboard']) =>
  formAct({
    needs: 'demo.remove',
    schema: noFields,
    asksPassword: 'demo-content.removed',
    failed: t.demoFailed,
    async run({ actor }) {
      await removeDemoContent(actor)
      return { ok: true, title: t.demoRemoved }
    },
  })

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { requests, queue, joining, incidents, bursts, rushes } = loaderData
  const { dashboard: t, plots } = usePanelTexts(adminTexts)
  return (
    <>
      <PanelHead title={t.title} />
      {incidents.length > 0 && <IncidentNotices incidents={incidents} />}
      {bursts && <BurstNotices bursts={bursts} rushes={rushes} />}
      <SetupNotices demo={loaderData.demo} copyWarnings={loaderData.copyWarnings} />
      <Counters counters={loaderData.counters} />
      <div className={queue || requests ? 'dashboard-desk' : 'sheets'}>
        {(queue || requests) && (
          <div className="sheets">
            {queue && <DashboardQueue queue={queue} />}
            {requests && unreadOr(requests, t.latestRequests, (rows) => <LatestRequests requests={rows} />)}
          </div>
        )}
        <div className="sheets">
          {unreadOr(loaderData.upcomingEvents, t.upcoming, (events) => (
            <UpcomingEvents events={events} />
          ))}
          {unreadOr(loaderData.seats, plots.seats, (events) => (
            <SeatPlot events={events} />
          ))}
          {joining && unreadOr(joining, plots.joining, (months) => <JoiningPlot months={months} />)}
        </div>
      </div>
    </>
  )
}

/** A card, or in its place that it could not be read. */
function unreadOr<Card>(card: Card | 'unread', title: string, show: (card: Card) => ReactNode) {
  return card === 'unread' ? <UnreadCard title={title} /> : show(card)
}

function UnreadCard({ title }: { title: string }) {
  const { queue: t } = usePanelTexts(adminTexts)
  return (
    <Sheet title={t.unread(title)}>
      <p className="muted">{t.unreadText}</p>
    </Sheet>
  )
}

type RecentRequest = Awaited<ReturnType<typeof listLatestRequests>>[number]
type UpcomingEvent = Awaited<ReturnType<typeof listUpcomingEvents>>[number]

function LatestRequests({ requests }: { requests: RecentRequest[] }) {
  const { dashboard: t } = usePanelTexts(adminTexts)
  const language = useLanguage()
  return (
    <Sheet
      flush
      title={t.latestRequests}
      link={<PanelTextLink to="/admin/solicitudes?estado=all" className="small" label={t.seeAll} />}
    >
      {requests.length > 0 ? (
        <DataTable
          label={t.latestRequests}
          columns={requestColumns(t, language)}
          rows={requests}
          rowKey={({ id }) => id}
        />
      ) : (
        <ListEmpty title={t.noRequests} />
      )}
    </Sheet>
  )
}

function UpcomingEvents({ events }: { events: UpcomingEvent[] }) {
  const { dashboard: t } = usePanelTexts(adminTexts)
  const { withOffered } = usePanelTexts(eventPanelTexts)
  const language = useLanguage()
  return (
    <Sheet title={t.upcoming}>
      {events.length > 0 ? (
        <ul className="dashboard-list">
          {events.map(({ id, title, date, ...seats }) => (
            <li key={id}>
              <span className="dashboard-day">{formatWeekday(date, language)}</span>
              <span>
                <Link to={`/admin/eventos/${id}`}>{title}</Link>
                <span className="small muted dashboard-when">
                  {formatTime(date, language)} · {withOffered(t.seats(seats.registered, seats.capacity), seats.held)}
                  {isFull(seats) && ` · ${t.full}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t.noUpcoming}</p>
      )}
    </Sheet>
  )
}

function requestColumns({ heads }: AdminTexts['dashboard'], language: Language): Column<RecentRequest>[] {
  return [
    { head: heads.name, kind: 'name', cell: ({ fullName }) => fullName },
    { head: heads.email, kind: 'mail', cell: ({ email }) => email },
    { head: heads.date, kind: 'meta', cell: ({ createdAt }) => formatDate(createdAt, language) },
    { head: heads.status, kind: 'status', cell: ({ status }) => <RequestStatusBadge status={status} /> },
  ]
}
