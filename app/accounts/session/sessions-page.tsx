import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import type { ListSort } from '#app/ui/panel/use-list-sort.ts'
import { useSortedRows } from '#app/ui/panel/use-sorted-rows.ts'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { sessionTexts, type SessionTexts } from './session-texts.ts'
import { PanelTextLink } from '#app/ui/panel/panel-text-link.tsx'
import { panelAccount } from './guard.server.ts'
import { formAct, noFields, panelAction } from './panel-action.server.ts'
import { endListedSessions, findSessionOwner, listSessions } from './session-list.server.ts'
import type { SessionRow } from './session-row.ts'
import type { Route } from './+types/sessions-page.ts'

/** GET /admin/sesiones: own sessions. GET /admin/usuarios/{id}/sesiones, for administrators: those of any account. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  const owner = params.id === undefined ? account : requireRow(await findSessionOwner(params.id))
  return { email: owner.email, own: owner.id === account.id, sessions: await listSessions(owner, account) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => ending(args.params.id, sessionTexts[language].sessions))
}

type ListTexts = SessionTexts['sessions']

/** @param ownerId missing for the own sessions */
const ending = (ownerId: string | undefined, t: ListTexts) =>
  formAct({
    needs: ownerId === undefined ? 'account.edit' : 'users.edit',
    schema: noFields,
    asksPassword: 'user.sessions-ended',
    failed: t.endFailed,
    async run({ form, actor, refuse }) {
      const which = textIn(form, 'session')
      const ended = await endListedSessions(actor, { id: ownerId ?? actor.id }, which)
      if (!ended) return refuse('demoted', { text: t.demoted })
      return { ok: true, title: which === 'others' ? t.othersEnded : t.ended }
    },
  })

export default function SessionsPage({ loaderData: { email, own, sessions } }: Route.ComponentProps) {
  const { sessions: t } = usePanelTexts(sessionTexts)
  const language = useLanguage()
  const fetcher = useAct()
  const end = (session: string) => void fetcher.submit({ session }, { method: 'post' })
  const { rows, sort } = useSortedRows(sessions, orders)
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <PanelHead title={own ? t.own : t.of(email)}>
        {!own && <BackToUsers />}
        {others.length > 0 && (
          <Button
            variant="secondary"
            icon="sign-out"
            busy={fetcher.busy}
            onClick={() => end('others')}
            label={own ? t.endOthers : t.endAll}
          />
        )}
      </PanelHead>
      <p className="panel-lead">{t.lead}</p>
      {own && (
        <p className="panel-lead">
          <PanelTextLink to="/admin/contrasena" label={t.changePassword} />
          {' · '}
          <PanelTextLink to="/admin/segundo-factor" label={t.secondFactor} />
        </p>
      )}
      <Sheet flush>
        {sessions.length === 0 ? (
          <ListEmpty title={t.none} />
        ) : (
          <DataTable label={t.label} columns={columns(t, language, sort, end)} rows={rows} rowKey={({ id }) => id} />
        )}
      </Sheet>
    </>
  )
}

function BackToUsers() {
  const { sessions: t } = usePanelTexts(sessionTexts)
  return <PanelTextLink to="/admin/usuarios" className="small" icon="arrow-left" label={t.back} />
}

const orders = {
  dispositivo: ({ device }: SessionRow) => device ?? '',
  inicio: ({ startedAt }: SessionRow) => startedAt,
  actividad: ({ seenAt }: SessionRow) => seenAt,
}

type EndSession = (session: string) => void

function columns(t: ListTexts, language: Language, sort: ListSort, end: EndSession): Column<SessionRow>[] {
  const { heads } = t
  const nameOf = ({ device }: SessionRow) => device ?? t.unknownDevice
  return [
    { head: heads.device, kind: 'name', cell: nameOf, sort: sort('dispositivo') },
    {
      head: heads.state,
      kind: 'status',
      cell: ({ current }) => (current ? <Badge tone="plain">{t.current}</Badge> : <Badge tone="line">{t.open}</Badge>),
    },
    {
      head: heads.started,
      kind: 'text',
      cell: ({ startedAt }) => formatDateTime(startedAt, language),
      sort: sort('inicio'),
    },
    { head: heads.seen, kind: 'text', cell: ({ seenAt }) => formatDateTime(seenAt, language), sort: sort('actividad') },
    {
      kind: 'actions',
      cell: (session) =>
        !session.current && (
          <RowAction icon="sign-out" label={t.end(nameOf(session))} onClick={() => end(session.id)} />
        ),
    },
  ]
}
