import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'

export function ClubHours({ className }: { className: string }) {
  const { footer: t } = useTexts().shell
  return (
    <dl className={className}>
      <dt>{t.weekdays}</dt>
      <dd>
        {club.hours.weekdays.map((hours) => (
          <span key={hours}>{hours}</span>
        ))}
      </dd>
      <dt>{t.saturday}</dt>
      <dd>{club.hours.saturday}</dd>
      <dt>{t.sunday}</dt>
      <dd>{t.closed}</dd>
    </dl>
  )
}
