import { club } from '#app/club.ts'
import { ClubHours } from '#app/contact/site/club-hours.tsx'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { navigation } from './navigation.ts'

const networks = [
  { name: 'Facebook', href: club.social.facebook, icon: 'facebook-logo' },
  { name: 'Instagram', href: club.social.instagram, icon: 'instagram-logo' },
  { name: 'X', href: club.social.twitter, icon: 'x-logo' },
] as const

export function Footer() {
  const { footer } = useTexts().shell
  return (
    <footer className="footer on-dark">
      <div className="trencadis-band" />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo label={club.formalName} />
            <p className="muted footer-about">{footer.about(club.foundingYear)}</p>
            <Networks />
          </div>
          <QuickLinks />
          <ContactList />
          <div>
            <h2>{footer.hours}</h2>
            <ClubHours className="footer-hours" />
          </div>
        </div>
        <LegalLinks />
      </div>
    </footer>
  )
}

function Networks() {
  const { footer } = useTexts().shell
  const link = { size: 'sm', target: '_blank', rel: 'noopener noreferrer' } as const
  return (
    <div className="footer-social">
      {networks.map(({ name, href, icon }) => (
        <IconLink {...link} key={name} href={href} icon={icon} label={footer.follow(name)} />
      ))}
    </div>
  )
}

function QuickLinks() {
  const texts = useTexts()
  const pages = navigation(texts).filter(({ to }) => to !== '/')
  return (
    <nav aria-labelledby="footer-links">
      <h2 id="footer-links">{texts.shell.footer.quickLinks}</h2>
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <LocalLink to={to}>{label}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactList() {
  const { footer } = useTexts().shell
  return (
    <div className="footer-contact">
      <h2>{footer.contact}</h2>
      <ul>
        <li>
          {club.street}
          <br />
          {club.postalCode} {club.city}
        </li>
        <li>
          <a href={`tel:${club.phone.replaceAll(' ', '')}`}>{club.phone}</a>
        </li>
        <li>
          <a href={`mailto:${club.email}`}>{club.email}</a>
        </li>
      </ul>
    </div>
  )
}

function LegalLinks() {
  const { footer } = useTexts().shell
  return (
    <nav className="footer-base" aria-label={footer.legal}>
      <p suppressHydrationWarning>
        © {new Date().getFullYear()} {club.formalName} · {club.city}
      </p>
      <LocalLink to="/privacidad">{footer.privacy}</LocalLink>
      <LocalLink to="/terminos">{footer.terms}</LocalLink>
      <LocalLink to="/aviso-legal">{footer.legalNotice}</LocalLink>
      <LocalLink to="/accesibilidad">{footer.accessibility}</LocalLink>
    </nav>
  )
}
