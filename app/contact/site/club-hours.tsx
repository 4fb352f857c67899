import { useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'

export function ClubHours({ className }: { className: string }) {
  const { footer: t } = useTexts().shell
  const { hours } = useClub()
  return (
    <dl className={className}>
      <dt>{t.weekdays}</dt>
      <Hours ranges={hours.weekdays} />
      <dt>{t.saturday}</dt>
      <Hours ranges={hours.saturday} />
      <dt>{t.sunday}</dt>
      <Hours ranges={hours.sunday} />
    </dl>
  )
}

function Hours({ ranges }: { ranges: readonly string[] }) {
  const { closed } = useTexts().shell.footer
  if (ranges.length === 0) return <dd>{closed}</dd>
  return (
    <dd>
      {ranges.map((range) => (
        <span key={range}>{range}</span>
      ))}
    </dd>
  )
}
