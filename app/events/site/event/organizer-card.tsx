import { useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import type { EventDetails } from '#app/events/events.server.ts'

export function OrganizerCard({ organizer }: { organizer: NonNullable<EventDetails['organizer']> }) {
  const { events: t } = useTexts()
  const { langs } = organizer
  return (
    <section className="organizer-card" aria-labelledby="organizer">
      <h2 id="organizer" className="small muted">
        {t.organizedBy}
      </h2>
      <div className="organizer-card-logo">
        {organizer.logo ? (
          <StoredPicture picture={organizer.logo} sizes="4rem" decorative />
        ) : (
          <Mesa id={organizer.id} />
        )}
      </div>
      <div>
        <h3 className="d5" lang={langs.name}>
          {organizer.name}
        </h3>
        {organizer.description && (
          <p className="small muted" lang={langs.description}>
            {organizer.description}
          </p>
        )}
        <p className="small" lang={langs.city}>
          {[organizer.city, organizer.country].filter(Boolean).join(', ')}
        </p>
      </div>
    </section>
  )
}
