import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import { formatDate } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { AddressText } from '#app/ui/panel/address-text.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { inviteSchema, roleSchema } from '#app/accounts/forms.ts'
import { roles } from '#app/accounts/capabilities.ts'
import { accountTexts, type AccountTexts } from '#app/accounts/panel-texts.ts'
import { userTexts, type UserTexts } from './user-texts.ts'
import { userActTexts, type UserActTexts } from './act-texts.ts'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { InvitationDialog } from './invitation-dialog.tsx'
import { configurationError } from './configuration-error.ts'
import { listDormantAccounts } from './dormant-accounts.server.ts'
import { DormantAccounts } from './dormant-accounts.tsx'
import { listPendingInvitations } from './pending-invitations.server.ts'
import { PendingInvitations } from './pending-invitations.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { changeRole, inviteToPanel, listOrganizerNames } from './users.server.ts'
import { listUsers, readUserFilter, type UserRow } from './user-list.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readUserFilter(url)
  return loadList(asked, async () => {
    const [list, invitations, dormant, organizers] = await Promise.all([
      listUsers(asked),
      listPendingInvitations(),
      listDormantAccounts(),
      listOrganizerNames(),
    ])
    return { ...list, invitations, dormant, organizers }
  })
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => userActs(language))
}

function userActs(language: Language) {
  const { role, invitation } = userActTexts[language]
  const { configuration } = userTexts[language]
  return { role: roleChange(role, configuration), invite: inviting(invitation) }
}

const roleChange = (t: UserActTexts['role'], configuration: UserTexts['configuration']) =>
  formAct({
    needs: 'users.edit',
    schema: roleSchema,
    asksPassword: 'user.made-admin',
    failed: t.failed,
    failure: (missing) => configurationError(missing, configuration),
    async run({ fields, actor, refuse }) {
      const outcome = await changeRole(actor, fields.user_id, fields.role, fields.organizer_id ?? null)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.refusals[outcome.reason] })
      return { ok: true, title: t.changed }
    },
  })

const inviting = (t: UserActTexts['invitation']) =>
  formAct({
    needs: 'users.edit',
    schema: inviteSchema,
    asksPassword: 'user.invited-as-admin',
    failed: t.failed,
    invalid: { title: t.failed, text: t.wrong },
    async run({ fields: { email, role, organizer_id: organizer }, actor, refuse }) {
      const outcome = await inviteToPanel(actor, email, role, organizer ?? null)
      if (!outcome.ok) return refuse(outcome.reason, { text: t[outcome.reason] })
      return { ok: true, title: t.sent, text: t.sentText(email) }
    },
  })

export default function UserListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: words, role, missing } = list
  const texts = usePanelTexts(userTexts)
  const { users: t } = texts
  const { roles: names } = usePanelTexts(accountTexts)
  const language = useLanguage()
  const configuration = configurationError(missing, texts.configuration)
  const [editing, setEditing] = useState<UserRow | null>(null)
  const [inviting, setInviting] = useState(false)
  const sort = useListSort(list)
  return (
    <>
      <PanelHead title={t.title}>
        <Allowed to="people.export">
          <ExportLink to="/admin/usuarios.csv" />
        </Allowed>
        <Button icon="plus" data-act="create" onClick={() => setInviting(true)} label={t.invite} />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.search} placeholder={t.searchExample} />
        <FilterChips label={t.role} name="rol" current={role} options={roleOptions(t.allRoles, names)} />
      </div>
      <ListSheet
        label={t.label}
        list={list}
        failure={configuration.title ?? t.notLoaded}
        failureText={configuration.text ?? texts.configuration.table}
        emptyTitle={words || role ? t.noneFound : t.none}
        columns={columns(t, language, sort, setEditing)}
        rowKey={({ id }) => id}
        noun={t.noun}
      />
      <PendingInvitations invitations={list.invitations ?? []} />
      <DormantAccounts accounts={list.dormant ?? []} />
      <RoleDialog user={editing} organizers={list.organizers ?? []} onClose={() => setEditing(null)} />
      <InvitationDialog open={inviting} organizers={list.organizers ?? []} onClose={() => setInviting(false)} />
    </>
  )
}

function roleOptions(all: string, labels: AccountTexts['roles']) {
  return [[null, all] as const, ...roles.map((role) => [role, labels[role]] as const)]
}

type Act = (user: UserRow) => void

function columns(t: UserTexts['users'], language: Language, sort: ListSort, edit: Act): Column<UserRow>[] {
  const { heads } = t
  const { roles } = accountTexts[language]
  return [
    { head: heads.email, kind: 'name', cell: ({ email }) => <AddressText text={email} />, sort: sort('email') },
    {
      head: heads.role,
      kind: 'status',
      cell: ({ role }) => <Badge tone={role === 'user' ? 'line' : 'plain'}>{roles[role]}</Badge>,
    },
    {
      head: heads.created,
      kind: 'meta',
      cell: ({ createdAt }) => formatDate(createdAt, language),
      sort: sort('fecha'),
    },
    { kind: 'actions', cell: (user) => <UserActions user={user} onEdit={edit} /> },
  ]
}

function UserActions({ user, onEdit }: { user: UserRow; onEdit: Act }) {
  const { users: t } = usePanelTexts(userTexts)
  const { id, email } = user
  const account = { userId: id, email }
  return (
    <>
      <RowAction icon="shield-check" label={t.editRole(email)} onClick={() => onEdit(user)} />
      <RowLink icon="user" label={t.sessions(email)} to={`/admin/usuarios/${id}/sesiones`} />
      <RowLink icon="qr-code" label={t.secondFactor(email)} to={`/admin/usuarios/${id}/segundo-factor`} />
      <RowLink icon="key" label={t.changePassword(email)} to="/admin/password-reset" state={account} />
    </>
  )
}
