import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { SchemaForm } from '#app/platform/forms/schema-form.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { panelRoles } from '#app/accounts/capabilities.ts'
import { inviteSchema } from '#app/accounts/forms.ts'
import { OrganizerChoice, type OrganizerName } from './organizer-choice.tsx'
import { accountTexts } from '#app/accounts/panel-texts.ts'
import { userActTexts } from './act-texts.ts'

type InvitationDialogProps = { open: boolean; organizers: readonly OrganizerName[]; onClose: () => void }

export function InvitationDialog({ open, organizers, onClose }: InvitationDialogProps) {
  const { invitation: t } = usePanelTexts(userActTexts)
  const [attempt, setAttempt] = useState(1)
  const done = () => {
    setAttempt((number) => number + 1)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t.title} lead={t.lead}>
      <InvitationForm key={attempt} attempt={attempt} organizers={organizers} onDone={done} />
    </Dialog>
  )
}

type InvitationFormProps = { attempt: number; organizers: readonly OrganizerName[]; onDone: () => void }

function InvitationForm({ attempt, organizers, onDone }: InvitationFormProps) {
  const { invitation: t } = usePanelTexts(userActTexts)
  const { roles, roleHints } = usePanelTexts(accountTexts)
  const fetcher = useAct(onDone, `invitation-${attempt}`)
  const { fields, ...made } = useSchemaForm(inviteSchema, {
    id: 'invite',
    draft: { name: 'invitation' },
    lastResult: fetcher.data?.result,
    defaultValue: { role: 'editor' },
  })
  return (
    <SchemaForm of={made} by={fetcher.Form} action="/admin/usuarios" hidden={{ act: 'invite' }}>
      <TextInput field={fields.email} label={t.email} type="email" maxLength={254} autoComplete="off" />
      <RadioGroup
        key={fields.role.key}
        id={fields.role.id}
        legend={t.role}
        name={fields.role.name}
        defaultValue={fields.role.initialValue}
        options={panelRoles.map((role) => ({ value: role, label: roles[role], hint: roleHints[role] }))}
      />
      <OrganizerChoice id="invite-organizer" organizers={organizers} />
      <DialogActions submitLabel={t.submit} busyLabel={t.busy} busy={fetcher.busy} />
    </SchemaForm>
  )
}
