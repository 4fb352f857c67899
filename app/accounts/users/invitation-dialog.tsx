import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { roleHints, roleNames } from './role-names.ts'

export function InvitationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'invitation' })
  useAnswer(fetcher.data, onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invitar al panel"
      lead="Recibirá un correo con un enlace para elegir su contraseña."
      closeLabel="Cerrar"
    >
      <fetcher.Form method="post" action="/admin/usuarios" className="form">
        <input type="hidden" name="act" value="invite" />
        <TextField
          id="invite-email"
          name="email"
          label="Email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
        />
        <RadioGroup
          id="invite-role"
          legend="Rol"
          name="role"
          defaultValue="editor"
          options={(['admin', 'editor'] as const).map((role) => ({
            value: role,
            label: roleNames[role],
            hint: roleHints[role],
          }))}
        />
        <div className="form-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Enviando...">
            Enviar invitación
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
