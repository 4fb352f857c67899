import { use } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '../button.tsx'
import { CloseDialog } from '../dialog.tsx'
import { sharedTexts } from './panel-texts.ts'

type DialogActionsProps = {
  closeLabel?: string | undefined
  /** A verb and its object: 'Eliminar solicitud', never 'Aceptar'. */
  submitLabel: string
  /** «Guardando...» without it. */
  busyLabel?: string | undefined
  busy: boolean
  danger?: boolean
  /** Enter carries it out at once. */
  focused?: boolean | undefined
}

export function DialogActions(props: DialogActionsProps) {
  const close = use(CloseDialog)
  const t = usePanelTexts(sharedTexts)
  const { closeLabel = t.cancel, submitLabel, busyLabel = t.saving, busy, danger = false, focused } = props
  return (
    <div className="form-actions">
      <Button variant="secondary" onClick={close ?? undefined} label={closeLabel} />
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        busyLabel={busyLabel}
        data-focus={focused && ''}
        label={submitLabel}
      />
    </div>
  )
}
