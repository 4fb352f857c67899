import { emailLink, phoneLink, postalAddress, type LegalBlock, type LegalFacts } from './legal-document.ts'

/** LSSI 10.1, GDPR 13.1.a. A fact that the club has not given is marked as missing. */
export function identityEs({ club, taxNumber, registryEntry }: LegalFacts): LegalBlock {
  return {
    kind: 'list',
    items: [
      `Nombre: ${club.formalName}, conocido como «${club.name}»`,
      `NIF: ${taxNumber || 'el club todavía no lo ha facilitado; aparecerá aquí en cuanto lo haga'}`,
      `Inscripción registral: ${registryEntry || 'el club todavía no la ha facilitado; aparecerá aquí en cuanto lo haga'}`,
      `Domicilio: ${postalAddress(club)}`,
      ['Correo electrónico: ', emailLink(club)],
      ['Teléfono: ', phoneLink(club)],
    ],
  }
}
