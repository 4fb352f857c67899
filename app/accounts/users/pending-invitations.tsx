import { formatDateTime } from '#app/i18n/dates.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import type { PendingInvitation } from './pending-invitations.server.ts'
import { roleNames } from './role-names.ts'

const texts = {
  title: 'Invitaciones sin aceptar',
  email: 'Email',
  role: 'Rol',
  until: 'Caduca',
  state: 'Estado',
  expired: 'Caducada',
  waiting: 'Pendiente',
}

export function PendingInvitations({ invitations }: { invitations: PendingInvitation[] }) {
  if (invitations.length === 0) return null
  return (
    <div className="users-invitations">
      <Sheet flush title={texts.title}>
        <DataTable label={texts.title} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      </Sheet>
    </div>
  )
}

const columns: Column<PendingInvitation>[] = [
  { head: texts.email, kind: 'name', cell: ({ email }) => email },
  { head: texts.role, kind: 'meta', cell: ({ role }) => <Badge>{roleNames[role]}</Badge> },
  { head: texts.until, kind: 'meta', cell: ({ expiresAt }) => formatDateTime(expiresAt, 'es') },
  {
    head: texts.state,
    kind: 'status',
    cell: ({ expired }) =>
      expired ? (
        <StatusBadge status="off">{texts.expired}</StatusBadge>
      ) : (
        <StatusBadge status="pending">{texts.waiting}</StatusBadge>
      ),
  },
]
