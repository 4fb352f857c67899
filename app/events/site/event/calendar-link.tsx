import { useLocalPath } from '#app/i18n/local-link.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'

type CalendarLinkProps = { event: { id: number }; label: string; size?: 'sm' | 'md'; block?: boolean }

export function CalendarLink({ event, label, size, block }: CalendarLinkProps) {
  return (
    <a href={useLocalPath()(`/eventos/${event.id}.ics`)} className={buttonClass({ variant: 'neutral', size, block })}>
      {buttonContent({ icon: 'calendar-plus', children: label })}
    </a>
  )
}
