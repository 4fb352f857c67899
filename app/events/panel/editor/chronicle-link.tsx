import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { eventEditorTexts } from './editor-texts.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'

/** Of an event that is over. @param chronicle the id of its post */
export function ChronicleLink({ event, chronicle }: { event: number; chronicle: number | null }) {
  const { chronicle: t } = usePanelTexts(eventEditorTexts)
  if (!useCan()('blog.edit')) return null
  return (
    <PanelButtonLink
      to={chronicle === null ? `/admin/blog/nueva?evento=${event}` : `/admin/blog/${chronicle}`}
      variant="secondary"
      size="sm"
      icon="newspaper"
      label={chronicle === null ? t.start : t.open}
    />
  )
}
