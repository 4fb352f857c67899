import { useState } from 'react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { DialogActions } from '#app/ui/panel/dialog-actions.tsx'
import { HiddenFields } from '#app/ui/panel/hidden-fields.tsx'
import { useAct } from '#app/ui/panel/use-act.ts'
import type { EventRow } from './event-list.server.ts'
import { lifeTexts } from './life-texts.ts'

type Previewed = Pick<EventRow, 'id' | 'title' | 'hasPreview'>

/** The link is shown once: only the hash of its token is stored. */
export function PreviewDialog({ event, onClose }: { event: Previewed | null; onClose: () => void }) {
  const { preview: t } = usePanelTexts(lifeTexts)
  // Keeps the text while the dialog closes.
  const [shown, setShown] = useState(event)
  if (event !== null && event !== shown) setShown(event)
  return (
    <Dialog open={event !== null} onClose={onClose} title={t.title} lead={shown ? t.text(shown.title) : undefined}>
      {shown && <PreviewLink key={shown.id} event={shown} onClose={onClose} />}
    </Dialog>
  )
}

function PreviewLink({ event: { id, hasPreview }, onClose }: { event: Previewed; onClose: () => void }) {
  const { preview: t } = usePanelTexts(lifeTexts)
  const creating = useAct<{ link?: string }>(undefined, `preview-${id}`)
  const withdrawing = useAct(onClose, `preview-withdrawal-${id}`)
  const link = hasPreview ? creating.data?.link : undefined
  const fields = { event_id: String(id) }
  return (
    <div className="form">
      {link ? (
        <TextField
          label={t.link}
          hint={t.once}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      ) : (
        <p>{hasPreview ? t.exists : t.none}</p>
      )}
      {hasPreview && (
        <withdrawing.Form method="post" action="/admin/eventos">
          <HiddenFields fields={{ act: 'withdraw-preview', ...fields }} />
          <Button type="submit" variant="secondary" size="sm" label={t.withdraw} />
        </withdrawing.Form>
      )}
      <creating.Form method="post" action="/admin/eventos" className="form">
        <HiddenFields fields={{ act: 'preview', ...fields }} />
        <DialogActions submitLabel={hasPreview ? t.renew : t.create} busyLabel={t.busy} busy={creating.busy} />
      </creating.Form>
    </div>
  )
}
