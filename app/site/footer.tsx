import type { ReactNode } from 'react'
import { mailAddressLink } from '#app/i18n/mail-address-link.ts'
import { ClubHours } from '#app/contact/site/club-hours.tsx'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { useClub } from '#app/ui/club-context.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { DemoFacts } from './demo-facts.tsx'
import { navigation } from './navigation.ts'

const networks = [
  { key: 'facebook', name: 'Facebook', icon: 'facebook-logo' },
  { key: 'instagram', name: 'Instagram', icon: 'instagram-logo' },
  { key: 'twitter', name: 'X', icon: 'x-logo' },
] as const

export function Footer() {
  return <Fixed as="footer" of={FooterContent} given={{}} className="footer later on-dark" />
}

function FooterContent() {
  const { footer } = useTexts().shell
  const { formalName, city, foundingYear } = useClub()
  return (
    <>
      <div className="trencadis-band" />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo label={formalName} />
            <p className="muted footer-about">{footer.about(city, foundingYear)}</p>
            <Networks />
          </div>
          <QuickLinks />
          <ContactList />
          <div>
            <FooterGroup title={footer.hours}>
              <ClubHours className="footer-hours" />
            </FooterGroup>
          </div>
        </div>
        <DemoFacts />
        <LegalLinks />
      </div>
    </>
  )
}

function Networks() {
  const { footer } = useTexts().shell
  const { social } = useClub()
  const link = { size: 'sm', target: '_blank', rel: 'noopener noreferrer' } as const
  return (
    <div className="footer-social">
      {networks.map(
        ({ key, name, icon }) =>
          social[key] && <IconLink {...link} key={key} href={social[key]} icon={icon} label={footer.follow(name)} />,
      )}
    </div>
  )
}

function QuickLinks() {
  const texts = useTexts()
  const pages = navigation(texts, useLanguage()).filter(({ to }) => to !== '/')
  return (
    <nav aria-labelledby="footer-links">
      <FooterGroup title={texts.shell.footer.quickLinks} id="footer-links">
        <ul>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <LocalLink to={to}>{label}</LocalLink>
            </li>
          ))}
          <li>
            <LocalLink to="/mis-cenas">{texts.members.title}</LocalLink>
          </li>
        </ul>
      </FooterGroup>
    </nav>
  )
}

function ContactList() {
  const { footer } = useTexts().shell
  const club = useClub()
  return (
    <div className="footer-contact">
      <FooterGroup title={footer.contact}>
        <ul>
          <li>
            {club.street}
            <br />
            {`${club.postalCode} ${club.city}`}
          </li>
          <li>
            <a href={club.phoneLink}>{club.phone}</a>
          </li>
          <li>
            <a href={mailAddressLink(club.email)}>{club.email}</a>
          </li>
        </ul>
      </FooterGroup>
    </div>
  )
}

/** Folded below 768 px; above it the style shows the content under a heading. */
function FooterGroup({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="caret-down" />
        </summary>
        {children}
      </details>
    </>
  )
}

function LegalLinks() {
  const { footer } = useTexts().shell
  const { formalName, city } = useClub()
  return (
    <nav className="footer-base" aria-label={footer.legal}>
      <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${formalName} · ${city}`}</p>
      <LocalLink to="/privacidad">{footer.privacy}</LocalLink>
      <LocalLink to="/terminos">{footer.terms}</LocalLink>
      <LocalLink to="/aviso-legal">{footer.legalNotice}</LocalLink>
      <LocalLink to="/accesibilidad">{footer.accessibility}</LocalLink>
    </nav>
  )
}
