import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { roleHints, roleNames } from './role-names.ts'
import type { UserRow } from './users.server.ts'

/** Preselects the current role; for a plain user Editor, as specified. */
export function RoleDialog({ user, onClose }: { user: UserRow | null; onClose: () => void }) {
  const fetcher = useFetcher<Answer>({ key: 'role' })
  useAnswer(fetcher.data, onClose)
  return (
    <Dialog open={user !== null} onClose={onClose} title="Gestionar Rol de Usuario" lead={user?.email}>
      <fetcher.Form method="post" action="/admin/usuarios" className="form" key={user?.id}>
        <input type="hidden" name="act" value="role" />
        <input type="hidden" name="user_id" value={user?.id ?? ''} />
        <RadioGroup
          id="role"
          legend="Rol"
          name="role"
          defaultValue={user?.role === 'admin' ? 'admin' : 'editor'}
          options={(['admin', 'editor', 'user'] as const).map((role) => ({
            value: role,
            label: roleNames[role],
            hint: roleHints[role],
          }))}
        />
        <p className="small muted">Al cambiar de rol se cierran sus sesiones.</p>
        <div className="form-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel="Guardando...">
            Guardar rol
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
