import { formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { accountTexts, type AccountTexts } from '#app/accounts/panel-texts.ts'
import type { PendingInvitation } from './pending-invitations.server.ts'

export function PendingInvitations({ invitations }: { invitations: PendingInvitation[] }) {
  const t = usePanelTexts(accountTexts)
  const language = useLanguage()
  const { title } = t.invitations
  if (invitations.length === 0) return null
  return (
    <div className="users-invitations">
      <Sheet flush title={title}>
        <DataTable label={title} columns={columns(t, language)} rows={invitations} rowKey={({ id }) => id} />
      </Sheet>
    </div>
  )
}

function columns({ invitations: t, roles }: AccountTexts, language: Language): Column<PendingInvitation>[] {
  const { heads } = t
  return [
    { head: heads.email, kind: 'name', cell: ({ email }) => email },
    { head: heads.role, kind: 'meta', cell: ({ role }) => <Badge>{roles[role]}</Badge> },
    { head: heads.until, kind: 'meta', cell: ({ expiresAt }) => formatDateTime(expiresAt, language) },
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
