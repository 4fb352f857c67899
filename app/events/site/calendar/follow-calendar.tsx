import { useLocalPath } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { useAbsoluteUrl } from '#app/ui/site/page-head.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

export function FollowCalendar() {
  const { events: t } = useTexts()
  const path = '/eventos/calendario.ics'
  return (
    <p className="follow-calendar flow">
      <TextLink
        href={useAbsoluteUrl()(path).replace(/^https?:/, 'webcal:')}
        icon="calendar-plus"
        label={t.followCalendar}
      />
      <TextLink href={useLocalPath()(path)} icon="download-simple" label={t.downloadCalendar} />
    </p>
  )
}
