import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { isPanelRole, roles } from '#app/accounts/capabilities.ts'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { userActTexts } from './act-texts.ts'
import { OrganizerChoice, type OrganizerName } from './organizer-choice.tsx'
import type { UserRow } from './user-list.server.ts'

type RoleDialogProps = { user: UserRow | null; organizers: readonly OrganizerName[]; onClose: () => void }

/** Preselects the current role; for a plain user Editor, as specified. */
export function RoleDialog({ user, organizers, onClose }: RoleDialogProps) {
  const { role: t } = usePanelTexts(userActTexts)
  const { roles: labels, roleHints } = usePanelTexts(accountTexts)
  const fetcher = useAct(onClose, 'role')
  return (
    <Dialog open={user !== null} onClose={onClose} title={t.title} lead={user?.email}>
      <fetcher.Form method="post" action="/admin/usuarios" className="form" key={user?.id}>
        <input type="hidden" name="act" value="role" />
        <input type="hidden" name="user_id" value={user?.id ?? ''} />
        <RadioGroup
          id="role"
          legend={t.legend}
          name="role"
          defaultValue={user && isPanelRole(user.role) ? user.role : 'editor'}
          options={roles.map((role) => ({ value: role, label: labels[role], hint: roleHints[role] }))}
        />
        <OrganizerChoice id="role-organizer" organizers={organizers} chosen={user?.organizerId ?? null} />
        <p className="small muted">{t.hint}</p>
        <DialogActions submitLabel={t.save} busy={fetcher.busy} />
      </fetcher.Form>
    </Dialog>
  )
}
