import { emailLink, phoneLink, postalAddress, type LegalBlock, type LegalFacts } from './legal-document.ts'

/** LSSI 10.1, GDPR 13.1.a. A fact that the club has not given is marked as missing. */
export function identityCa({ club, taxNumber, registryEntry }: LegalFacts): LegalBlock {
  return {
    kind: 'list',
    items: [
      `Nom: ${club.formalName}, conegut com «${club.name}»`,
      `NIF: ${taxNumber || 'el club encara no l’ha facilitat; apareixerà aquí tan bon punt ho faci'}`,
      `Inscripció registral: ${registryEntry || 'el club encara no l’ha facilitada; apareixerà aquí tan bon punt ho faci'}`,
      `Domicili: ${postalAddress(club)}`,
      ['Correu electrònic: ', emailLink(club)],
      ['Telèfon: ', phoneLink(club)],
    ],
  }
}
