import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import type { EventCard } from '#app/events/events.server.ts'
import { EventCards } from './event-card.tsx'

export const NEXT_EVENTS = 3

export function NextTables({ title, events }: { title: string; events: readonly EventCard[] }) {
  const { events: t } = useTexts()
  if (events.length === 0) return null
  return (
    <section className="next-tables" aria-labelledby="next-tables">
      <div className="wrap">
        <div className="section-head">
          <h2 id="next-tables" className="d2">
            {title}
          </h2>
          <LocalLink to="/eventos" className={buttonClass({ variant: 'secondary' })}>
            {t.allEvents}
          </LocalLink>
        </div>
        <EventCards events={events} />
      </div>
    </section>
  )
}
