import {
  emailLink,
  markDemo,
  phoneLink,
  postalAddress,
  type LegalBlock,
  type LegalFacts,
  type LegalProse,
} from './legal-document.ts'
import type { ClubField } from '#app/club.ts'

/** LSSI 10.1, GDPR 13.1.a. A fact that the club has not given is marked as missing or as an example. */
export function identityCa({ club }: LegalFacts): LegalBlock {
  const mark = (fields: readonly ClubField[], text: LegalProse) => markDemo(club, fields, text, ' (dada d’exemple)')
  const { legalForm, registryEntry, taxNumber } = club
  return {
    kind: 'list',
    items: [
      mark(['name', 'formal_name'], `Nom: ${club.formalName}, conegut com «${club.name}»`),
      ...(legalForm.ca.text ? [['Forma jurídica: ', legalForm.ca]] : []),
      `NIF: ${taxNumber || 'el club encara no l’ha facilitat; apareixerà aquí tan bon punt ho faci'}`,
      [
        'Inscripció registral: ',
        registryEntry.ca.text
          ? registryEntry.ca
          : 'el club encara no l’ha facilitada; apareixerà aquí tan bon punt ho faci',
      ],
      mark(['street', 'postal_code', 'city'], `Domicili: ${postalAddress(club)}`),
      mark(['email'], ['Correu electrònic: ', emailLink(club)]),
      mark(['phone'], ['Telèfon: ', phoneLink(club)]),
    ],
  }
}
