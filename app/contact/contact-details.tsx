import { club } from '#app/club.ts'
import { useTexts } from '#app/i18n/texts.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** Phone, e-mail, address and opening hours: the club's facts. */
export function ContactDetails() {
  const { contact: t, shell } = useTexts()
  const { footer } = shell
  return (
    <aside className="contact-details on-dark" aria-labelledby="contact-details">
      <h2 id="contact-details" className="d3">
        {t.details}
      </h2>
      <dl className="contact-ways">
        <Way icon="phone" label={t.phone}>
          <a href={`tel:${club.phone.replaceAll(' ', '')}`}>{club.phone}</a>
        </Way>
        <Way icon="envelope-simple" label={t.email}>
          <a href={`mailto:${club.email}`}>{club.email}</a>
        </Way>
        <Way icon="map-pin" label={t.address}>
          {club.street}
          <br />
          {club.postalCode} {club.city}
        </Way>
      </dl>
      <h3 className="d4">{t.hours}</h3>
      <dl className="contact-hours">
        <dt>{footer.weekdays}</dt>
        <dd>
          {club.hours.weekdays.map((hours) => (
            <span key={hours}>{hours}</span>
          ))}
        </dd>
        <dt>{footer.saturday}</dt>
        <dd>{club.hours.saturday}</dd>
        <dt>{footer.sunday}</dt>
        <dd>{footer.closed}</dd>
      </dl>
    </aside>
  )
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
