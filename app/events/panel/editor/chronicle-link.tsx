import { Link } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { eventPanelTexts } from '#app/events/panel/panel-texts.ca.ts'

/** Of an event that is over. @param chronicle the id of its post */
export function ChronicleLink({ event, chronicle }: { event: number; chronicle: number | null }) {
  const { chronicle: t } = usePanelTexts(eventPanelTexts)
  if (!useCan()('blog.edit')) return null
  return (
    <Link
      to={chronicle === null ? `/admin/blog/nueva?evento=${event}` : `/admin/blog/${chronicle}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      {buttonContent({ icon: 'newspaper', children: chronicle === null ? t.start : t.open })}
    </Link>
  )
}
