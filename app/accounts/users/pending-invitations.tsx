import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import type { ListSort } from '#app/ui/panel/use-list-sort.ts'
import { useSortedRows } from '#app/ui/panel/use-sorted-rows.ts'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { userTexts, type UserTexts } from './user-texts.ts'
import type { PendingInvitation } from './pending-invitations.server.ts'

export function PendingInvitations({ invitations }: { invitations: PendingInvitation[] }) {
  const { invitations: t } = usePanelTexts(userTexts)
  const language = useLanguage()
  const { rows, sort } = useSortedRows(invitations, orders, 'orden-invitaciones')
  if (invitations.length === 0) return null
  return (
    <div className="users-invitations">
      <Sheet flush title={t.title}>
        <DataTable label={t.title} columns={columns(t, language, sort)} rows={rows} rowKey={({ id }) => id} />
      </Sheet>
    </div>
  )
}

const orders = {
  email: ({ email }: PendingInvitation) => email,
  caduca: ({ expiresAt }: PendingInvitation) => expiresAt.getTime(),
}

function columns(t: UserTexts['invitations'], language: Language, sort: ListSort): Column<PendingInvitation>[] {
  const { heads } = t
  const { roles } = accountTexts[language]
  return [
    { head: heads.email, kind: 'name', cell: ({ email }) => email, sort: sort('email') },
    { head: heads.role, kind: 'meta', cell: ({ role }) => <Badge>{roles[role]}</Badge> },
    {
      head: heads.until,
      kind: 'text',
      cell: ({ expiresAt }) => formatDateTime(expiresAt, language),
      sort: sort('caduca'),
    },
    {
      head: heads.state,
      kind: 'status',
      cell: ({ expired }) =>
        expired ? (
          <StatusBadge status="off">{t.expired}</StatusBadge>
        ) : (
          <StatusBadge status="pending">{t.waiting}</StatusBadge>
        ),
    },
  ]
}
