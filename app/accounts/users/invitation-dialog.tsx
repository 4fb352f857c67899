import { getFormProps } from '@conform-to/react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { DraftBanner } from '#app/platform/forms/draft-banner.tsx'
import { TextInput } from '#app/platform/forms/inputs.tsx'
import { useSchemaForm } from '#app/platform/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { inviteSchema } from '#app/accounts/forms.ts'
import { roleHints, roleNames } from './role-names.ts'

export function InvitationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [attempt, setAttempt] = useState(1)
  const done = () => {
    setAttempt((number) => number + 1)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invitar al panel"
      lead="Recibirá un correo con un enlace para elegir su contraseña."
    >
      <InvitationForm key={attempt} attempt={attempt} onDone={done} />
    </Dialog>
  )
}

function InvitationForm({ attempt, onDone }: { attempt: number; onDone: () => void }) {
  const fetcher = useFetcher<Answer>({ key: `invitation-${attempt}` })
  useAnswer(fetcher.data, onDone)
  const { form, fields, draft } = useSchemaForm(inviteSchema, {
    id: 'invite',
    draft: { name: 'invitation' },
    lastResult: fetcher.data?.result,
    defaultValue: { role: 'editor' },
  })
  return (
    <fetcher.Form {...getFormProps(form)} method="post" action="/admin/usuarios" className="form">
      <DraftBanner draft={draft} formId={form.id} />
      <HiddenFields fields={{ act: 'invite' }} />
      <TextInput field={fields.email} label="Email" type="email" maxLength={254} autoComplete="off" />
      <RadioGroup
        key={fields.role.key}
        id={fields.role.id}
        legend="Rol"
        name={fields.role.name}
        defaultValue={fields.role.initialValue}
        options={(['admin', 'editor'] as const).map((role) => ({
          value: role,
          label: roleNames[role],
          hint: roleHints[role],
        }))}
      />
      <DialogActions submitLabel="Enviar invitación" busyLabel="Enviando..." busy={fetcher.state !== 'idle'} />
    </fetcher.Form>
  )
}
