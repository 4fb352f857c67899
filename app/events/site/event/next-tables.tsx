import { useTexts } from '#app/i18n/texts.tsx'
import type { EventCard } from '#app/events/event-cards.server.ts'
import { EventCards } from '#app/events/site/list/event-card.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

export const NEXT_EVENTS = 3

type NextTablesProps = { title: string; lead?: string | undefined; events: readonly EventCard[] }

export function NextTables({ title, lead, events }: NextTablesProps) {
  const { events: t } = useTexts()
  if (events.length === 0) return null
  return (
    <section className="next-tables later" aria-labelledby="next-tables">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="next-tables" className="d2">
              {title}
            </h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          <LocalButtonLink to="/eventos" variant="secondary" label={t.allEvents} />
        </div>
        <EventCards events={events} />
      </div>
    </section>
  )
}
