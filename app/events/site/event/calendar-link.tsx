import { useLocalPath } from '#app/i18n/local-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type CalendarLinkProps = { event: { id: number }; label: string; size?: 'sm' | 'md'; block?: boolean }

export function CalendarLink({ event, label, size, block }: CalendarLinkProps) {
  return (
    <ButtonLink
      href={useLocalPath()(`/eventos/${event.id}.ics`)}
      variant="neutral"
      size={size}
      block={block}
      icon="calendar-plus"
      label={label}
    />
  )
}
