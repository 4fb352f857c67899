import type { ComponentProps } from 'react'
import { formatDate, formatDateTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { consentText } from '#app/ui/panel/consent-text.ts'
import { Facts } from '#app/ui/panel/facts.tsx'
import { paymentMethods } from '#app/membership/statuses.ts'
import { formatDay } from './format-day.ts'
import { SocioIban } from './socio-iban.tsx'
import type { Socio } from './socios.server.ts'

type SectionFacts = ComponentProps<typeof Facts>['facts']

export function SocioSections({ socio }: { socio: Socio }) {
  const language = useLanguage()
  const hasEmergency = socio.emergencyContactName ?? socio.emergencyContactPhone
  return (
    <div className="socio-sections">
      <Section title="Información personal" facts={personalFacts(socio)} />
      <Section title="Información de pago" facts={paymentFacts(socio)} />
      {hasEmergency && <Section title="Contacto de emergencia" facts={emergencyFacts(socio)} />}
      <Section title="Consentimientos" facts={consentFacts(socio, language)} />
      <Section title="Información adicional" facts={additionalFacts(socio)} />
    </div>
  )
}

function Section({ title, facts }: { title: string; facts: SectionFacts }) {
  return (
    <section>
      <h3 className="d5">{title}</h3>
      <Facts facts={facts} />
    </section>
  )
}

function personalFacts({ email, phone, address, birthDate, membershipType }: Socio): SectionFacts {
  const mail = (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  )
  return [
    ['Email', mail],
    ['Teléfono', phone],
    ['Dirección', lines(address)],
    ['Fecha de nacimiento', formatDay(birthDate)],
    ['Tipo', membershipType],
  ]
}

function paymentFacts({ id, paymentMethod, maskedIban, cardHolderName, billingAddress }: Socio): SectionFacts {
  return [
    ['Método', paymentMethods[paymentMethod]],
    ['IBAN', maskedIban && <SocioIban key={id} id={id} masked={maskedIban} />],
    ['Titular', cardHolderName],
    ['Dirección de facturación', lines(billingAddress)],
  ]
}

function emergencyFacts({ emergencyContactName, emergencyContactPhone }: Socio): SectionFacts {
  return [
    ['Nombre', emergencyContactName],
    ['Teléfono', emergencyContactPhone],
  ]
}

function consentFacts({ privacy, dietConsent }: Socio, language: Language): SectionFacts {
  return [
    ['Política de privacidad', privacy && consentText(privacy, language)],
    ['Dieta', dietConsent && consentText(dietConsent, language)],
  ]
}

function additionalFacts({ dietaryRestrictions, notes, createdAt, updatedAt }: Socio): SectionFacts {
  return [
    ['Restricciones alimentarias', dietaryRestrictions],
    ['Notas', lines(notes)],
    ['Fecha Alta', formatDate(createdAt, 'es')],
    ['Última actualización', formatDateTime(updatedAt, 'es')],
  ]
}

function lines(text: string | null) {
  return text && <span className="pre-line">{text}</span>
}
