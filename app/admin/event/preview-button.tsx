import { useState } from 'react'
import { useCan } from '#app/accounts/use-can.ts'
import { PreviewDialog } from '#app/events/panel/list/preview-dialog.tsx'
import { lifeTexts } from '#app/events/panel/list/life-texts.ts'
import type { PanelEvent } from '#app/events/panel/panel-event.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { Button } from '#app/ui/button.tsx'

/** A link for somebody who should see an event that is not published yet. */
export function PreviewButton({ event }: { event: PanelEvent }) {
  const { menu: t } = usePanelTexts(lifeTexts)
  const [isOpen, setOpen] = useState(false)
  if (!useCan()('events.edit')) return null
  return (
    <>
      <Button variant="secondary" size="sm" icon="eye" onClick={() => setOpen(true)} label={t.preview} />
      <PreviewDialog event={isOpen ? event : null} onClose={() => setOpen(false)} />
    </>
  )
}
