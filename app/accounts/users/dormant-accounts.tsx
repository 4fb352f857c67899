import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable, type Column } from '#app/ui/panel/data-table.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { accountTexts, type AccountTexts } from '#app/accounts/panel-texts.ts'
import { userTexts, type UserTexts } from './user-texts.ts'
import type { DormantAccount } from './dormant-accounts.server.ts'

export function DormantAccounts({ accounts }: { accounts: DormantAccount[] }) {
  const { dormant: t } = usePanelTexts(userTexts)
  const { roles } = usePanelTexts(accountTexts)
  const language = useLanguage()
  if (accounts.length === 0) return null
  return (
    <div className="users-invitations">
      <Sheet flush title={t.title}>
        <p className="small muted dormant-lead">{t.lead}</p>
        <DataTable label={t.title} columns={columns(t, roles, language)} rows={accounts} rowKey={({ id }) => id} />
      </Sheet>
    </div>
  )
}

type Roles = AccountTexts['roles']

function columns(t: UserTexts['dormant'], roles: Roles, language: Language): Column<DormantAccount>[] {
  return [
    { head: t.heads.email, kind: 'name', cell: ({ email }) => email },
    { head: t.heads.role, kind: 'meta', cell: ({ role }) => <Badge>{roles[role]}</Badge> },
    {
      head: t.heads.last,
      kind: 'text',
      cell: ({ lastSignIn }) => (lastSignIn ? formatDate(lastSignIn, language) : t.never),
    },
  ]
}
