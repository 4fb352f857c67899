import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useAbsoluteUrl } from '#app/ui/site/page-head.tsx'
import { Icon } from '#app/ui/icon.tsx'

export function FollowCalendar() {
  const { events: t } = useTexts()
  const path = '/eventos/calendario.ics'
  return (
    <p className="follow-calendar flow">
      <a className="text-link" href={useAbsoluteUrl()(path).replace(/^https?:/, 'webcal:')}>
        <Icon name="calendar-plus" />
        {t.followCalendar}
      </a>
      <a className="text-link" href={useLocalPath()(path)}>
        <Icon name="download-simple" />
        {t.downloadCalendar}
      </a>
    </p>
  )
}
