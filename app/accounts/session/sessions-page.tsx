import { Link, useFetcher } from 'react-router'
import { formatDateTime } from '#app/i18n/dates.ts'
import { requireRow } from '#app/platform/forms/require-id.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
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
  return panelAction(args, () => ending(args.params.id))
}

/** @param ownerId missing for the own sessions */
const ending = (ownerId: string | undefined) =>
  formAct({
    schema: noFields,
    asksPassword: true,
    failed: 'Error al cerrar la sesión',
    async run({ form, actor }) {
      const which = textIn(form, 'session')
      await endListedSessions(actor, { id: ownerId ?? actor.id }, which)
      return { ok: true, title: which === 'others' ? 'Sesiones cerradas' : 'Sesión cerrada' }
    },
  })

export default function SessionsPage({ loaderData: { email, own, sessions } }: Route.ComponentProps) {
  const fetcher = useFetcher<Answer>()
  useAnswer(fetcher.data)
  const end = (session: string) => void fetcher.submit({ session }, { method: 'post' })
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <PanelHead title={own ? 'Tus sesiones' : `Sesiones de ${email}`}>
        {!own && <BackToUsers />}
        {others.length > 0 && (
          <Button variant="secondary" icon="sign-out" busy={fetcher.state !== 'idle'} onClick={() => end('others')}>
            {own ? 'Cerrar las demás' : 'Cerrar todas'}
          </Button>
        )}
      </PanelHead>
      <p className="panel-lead">
        Dónde está abierta la cuenta. Si no reconoces un dispositivo, cierra su sesión y cambia la contraseña. La
        actividad se anota cada diez minutos.
      </p>
      <Sheet flush>
        {sessions.length === 0 ? (
          <ListEmpty title="No hay sesiones abiertas" />
        ) : (
          <DataTable label="Sesiones" columns={columns(end)} rows={sessions} rowKey={({ id }) => id} />
        )}
      </Sheet>
    </>
  )
}

function BackToUsers() {
  return (
    <Link to="/admin/usuarios" className="text-link small">
      <Icon name="arrow-left" />
      Todos los usuarios
    </Link>
  )
}

function columns(end: (session: string) => void): Column<SessionRow>[] {
  const nameOf = ({ device }: SessionRow) => device ?? 'Dispositivo desconocido'
  return [
    { head: 'Dispositivo', kind: 'name', cell: nameOf },
    {
      head: 'Estado',
      kind: 'status',
      cell: ({ current }) => (current ? <Badge tone="plain">Esta sesión</Badge> : <Badge tone="line">Abierta</Badge>),
    },
    { head: 'Empezó', kind: 'text', cell: ({ startedAt }) => formatDateTime(startedAt, 'es') },
    { head: 'Última actividad', kind: 'text', cell: ({ seenAt }) => formatDateTime(seenAt, 'es') },
    {
      kind: 'actions',
      cell: (session) =>
        !session.current && (
          <RowAction icon="sign-out" label={`Cerrar la sesión de ${nameOf(session)}`} onClick={() => end(session.id)} />
        ),
    },
  ]
}
