import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { IconFact } from '#app/ui/icon-fact.tsx'
import { ClubHours } from './club-hours.tsx'

export function ContactDetails() {
  const { contact: t } = useTexts()
  const club = useClub()
  return (
    <aside className="contact-details on-dark" aria-labelledby="contact-details">
      <h2 id="contact-details" className="d3">
        {t.details}
      </h2>
      <dl className="contact-ways">
        <IconFact icon="phone" label={t.phone}>
          <a href={club.phoneLink}>{club.phone}</a>
        </IconFact>
        <IconFact icon="envelope-simple" label={t.email}>
          <a href={mailAddressLink(club.email)}>{club.email}</a>
        </IconFact>
        <IconFact icon="map-pin" label={t.address}>
          {club.street}
          <br />
          {club.postalCode} {club.city}
        </IconFact>
      </dl>
      <h3 className="d4">{t.hours}</h3>
      <ClubHours className="contact-hours" />
    </aside>
  )
}
