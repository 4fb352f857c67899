import { useTexts } from '#app/i18n/texts.tsx'
import { StoredPicture } from '#app/media/stored-picture.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { Mesa } from '#app/ui/mesa.tsx'
import type { EventDetails } from '#app/events/events.server.ts'

type OrganizerProps = { organizer: NonNullable<EventDetails['organizer']> }

export function OrganizerCard(given: OrganizerProps) {
  return <Fixed as="section" of={Organizer} given={given} className="organizer-card" aria-labelledby="organizer" />
}

function Organizer({ organizer }: OrganizerProps) {
  const { events: t } = useTexts()
  const { langs } = organizer
  return (
    <>
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
    </>
  )
}
