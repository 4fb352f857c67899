import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { formatDate } from '#app/i18n/dates.ts'
import { emptyPage } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { inviteSchema, roleSchema } from '#app/accounts/forms.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { requireRecentPassword } from '#app/accounts/session/recent-password.server.ts'
import { RoleDialog } from './role-dialog.tsx'
import { roleNames } from './role-names.ts'
import { readUserFilter } from './user-filter.server.ts'
import { changeRole, inviteToPanel, listUsers, type RoleResult, type UserRow } from './users.server.ts'
import type { Route } from './+types/list-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const { request, role, order } = readUserFilter(url)
  try {
    const list = await listUsers(request, role, order)
    return { ...list, ...request, role, order, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'users not listed')
    return { ...emptyPage, ...request, role, order, failed: true }
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const isInvitationOfEditor = form.get('act') === 'invite' && form.get('role') !== 'admin'
  const account = await (isInvitationOfEditor ? panelAccount : requireRecentPassword)(context, request, url)
  return form.get('act') === 'invite' ? invite(account, form) : setRole(account, form)
}

const roleRefusals: Record<Exclude<RoleResult, { ok: true }>['reason'], string> = {
  unknown: 'Este usuario ya no existe.',
  self: 'No puedes quitarte a ti mismo el rol de administrador.',
  last: 'Es el último administrador: nombra antes a otro.',
  configured: 'La configuración del servidor (ADMIN_EMAILS) le da este rol.',
}

async function setRole(account: Awaited<ReturnType<typeof panelAccount>>, form: FormData) {
  const submission = parseWithValibot(form, { schema: roleSchema })
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: roleFailed }, { status: 422 })
  const outcome = await changeRole(account, submission.value.user_id, submission.value.role)
  if (outcome.ok) return data<Answer>({ ok: true, title: 'Rol de usuario actualizado correctamente' })
  return data<Answer>({ ok: false, title: roleFailed, text: roleRefusals[outcome.reason] }, { status: 409 })
}

const roleFailed = 'Error al actualizar el rol del usuario'

async function invite(account: Awaited<ReturnType<typeof panelAccount>>, form: FormData) {
  const submission = parseWithValibot(form, { schema: inviteSchema })
  if (submission.status !== 'success')
    return data<Answer>(
      { ok: false, title: 'Error al enviar la invitación', text: 'Introduce un email válido' },
      { status: 422 },
    )
  const { email, role } = submission.value
  const outcome = await inviteToPanel(account, email, role)
  if (outcome.ok)
    return data<Answer>({
      ok: true,
      title: 'Invitación enviada',
      text: `${email} recibirá un enlace que funciona durante 7 días.`,
    })
  return data<Answer>(
    {
      ok: false,
      title: 'Error al enviar la invitación',
      text: 'Este email ya tiene una cuenta: cambia su rol en la lista.',
    },
    { status: 409 },
  )
}

export default function UserListPage({ loaderData: list }: Route.ComponentProps) {
  const { widened, search: searchText, role, order } = list
  const { search } = useLocation()
  const [editing, setEditing] = useState<UserRow | null>(null)
  const [inviting, setInviting] = useState(false)
  const chip = (value: typeof role, label: string) => ({
    href: listHref(search, { rol: value }),
    label,
    current: role === value,
  })
  return (
    <>
      <PanelHead title="Gestión de Usuarios">
        <ExportLink to="/admin/usuarios.csv" />
        <Button icon="plus" onClick={() => setInviting(true)}>
          Invitar
        </Button>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar usuarios por email o nombre" placeholder="Buscar usuarios..." />
        <Chips
          label="Rol"
          items={[chip(null, 'Todos'), chip('admin', 'Admin'), chip('editor', 'Editor'), chip('user', 'Usuario')]}
        />
      </div>
      <ListSheet
        label="Usuarios"
        list={list}
        failure="Error al cargar los usuarios"
        failureText="No se puede acceder a la tabla 'usuarios'."
        empty={
          <ListEmpty
            title={searchText || role ? 'Ningún usuario coincide con la búsqueda' : 'No hay usuarios administradores'}
          />
        }
        columns={columns(search, widened ? '-fecha' : order, setEditing)}
        rowKey={({ id }) => id}
        noun={['usuario', 'usuarios']}
      />
      <RoleDialog user={editing} onClose={() => setEditing(null)} />
      <InvitationDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}

function columns(search: string, order: string, edit: (user: UserRow) => void): Column<UserRow>[] {
  const sort = listSort(search, order)
  return [
    { head: 'Email', kind: 'name', cell: ({ email }) => email, sort: sort('email') },
    {
      head: 'Rol',
      kind: 'status',
      cell: ({ role }) => <Badge tone={role === 'user' ? 'line' : 'plain'}>{roleNames[role]}</Badge>,
    },
    {
      head: 'Fecha de creación',
      kind: 'meta',
      cell: ({ createdAt }) => formatDate(createdAt, 'es'),
      sort: sort('fecha'),
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (user) => (
        <>
          <RowAction icon="shield-check" label={`Editar rol de ${user.email}`} onClick={() => edit(user)} />
          <RowLink icon="user" label={`Sesiones de ${user.email}`} to={`/admin/usuarios/${user.id}/sesiones`} />
          <RowLink
            icon="key"
            label={`Cambiar contraseña de ${user.email}`}
            to="/admin/password-reset"
            state={{ userId: user.id, email: user.email }}
          />
        </>
      ),
    },
  ]
}
