import { useState } from 'react'
import { formatDate } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { inviteSchema, roleSchema } from '#app/accounts/forms.ts'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { configurationError, tableRefused } from './configuration-error.ts'
import { listPendingInvitations } from './pending-invitations.server.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { roleNames } from './role-names.ts'
import { readUserFilter } from './user-filter.server.ts'
import { changeRole, inviteToPanel, listUsers, type RoleResult, type UserRow } from './users.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readUserFilter(url)
  return loadList(asked, async () => {
    const [list, invitations] = await Promise.all([
      listUsers(asked.request, asked.role, asked.order),
      listPendingInvitations(),
    ])
    return { ...list, invitations }
  })
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, () => ({ role: roleChange, invite: invitation }))
}

const roleRefusals: Record<Exclude<RoleResult, { ok: true }>['reason'], string> = {
  unknown: 'Este usuario ya no existe.',
  self: 'No puedes quitarte a ti mismo el rol de administrador.',
  last: 'Es el último administrador: nombra antes a otro.',
  configured: 'La configuración del servidor (ADMIN_EMAILS) le da este rol.',
}

const roleChange = formAct({
  schema: roleSchema,
  asksPassword: true,
  failed: 'Error al actualizar el rol del usuario',
  failure: configurationError,
  async run({ fields, actor, refuse }) {
    const outcome = await changeRole(actor, fields.user_id, fields.role)
    if (!outcome.ok) return refuse(outcome.reason, { text: roleRefusals[outcome.reason] })
    return { ok: true, title: 'Rol de usuario actualizado correctamente' }
  },
})

const invitationFailed = 'Error al enviar la invitación'

const invitation = formAct({
  schema: inviteSchema,
  asksPassword: (form) => form.get('role') === 'admin',
  failed: invitationFailed,
  invalid: { title: invitationFailed, text: 'Introduce un email válido' },
  async run({ fields: { email, role }, actor, refuse }) {
    const outcome = await inviteToPanel(actor, email, role)
    if (!outcome.ok)
      return refuse(outcome.reason, { text: 'Este email ya tiene una cuenta: cambia su rol en la lista.' })
    return { ok: true, title: 'Invitación enviada', text: `${email} recibirá un enlace que funciona durante 7 días.` }
  },
})

export default function UserListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: words, role, missing } = list
  const configuration = configurationError(missing)
  const [editing, setEditing] = useState<UserRow | null>(null)
  const [inviting, setInviting] = useState(false)
  const sort = useListSort(list)
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
        <FilterChips label="Rol" name="rol" current={role} options={roleOptions} />
      </div>
      <ListSheet
        label="Usuarios"
        list={list}
        failure={configuration.title ?? 'Error al cargar los usuarios'}
        failureText={configuration.text ?? tableRefused}
        emptyTitle={words || role ? 'Ningún usuario coincide con la búsqueda' : 'No hay usuarios administradores'}
        columns={columns(sort, setEditing)}
        rowKey={({ id }) => id}
        noun={['usuario', 'usuarios']}
      />
      <PendingInvitations invitations={list.invitations ?? []} />
      <RoleDialog user={editing} onClose={() => setEditing(null)} />
      <InvitationDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}

const roleOptions = [
  [null, 'Todos'],
  ['admin', 'Admin'],
  ['editor', 'Editor'],
  ['user', 'Usuario'],
] as const

type Act = (user: UserRow) => void

function columns(sort: ListSort, edit: Act): Column<UserRow>[] {
  return [
    { head: 'Email', kind: 'name', cell: ({ email }) => email, sort: sort('email') },
    { head: 'Rol', kind: 'status', cell: (user) => <RoleBadge {...user} /> },
    {
      head: 'Fecha de creación',
      kind: 'meta',
      cell: ({ createdAt }) => formatDate(createdAt, 'es'),
      sort: sort('fecha'),
    },
    { kind: 'actions', cell: (user) => <UserActions user={user} onEdit={edit} /> },
  ]
}

function RoleBadge({ role }: UserRow) {
  return <Badge tone={role === 'user' ? 'line' : 'plain'}>{roleNames[role]}</Badge>
}

function UserActions({ user, onEdit }: { user: UserRow; onEdit: Act }) {
  const { id, email } = user
  const account = { userId: id, email }
  return (
    <>
      <RowAction icon="shield-check" label={`Editar rol de ${email}`} onClick={() => onEdit(user)} />
      <RowLink icon="user" label={`Sesiones de ${email}`} to={`/admin/usuarios/${id}/sesiones`} />
      <RowLink icon="key" label={`Cambiar contraseña de ${email}`} to="/admin/password-reset" state={account} />
    </>
  )
}
