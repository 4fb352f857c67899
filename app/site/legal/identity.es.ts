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
export function identityEs({ club }: LegalFacts): LegalBlock {
  const mark = (fields: readonly ClubField[], text: LegalProse) => markDemo(club, fields, text, ' (dato de ejemplo)')
  const { legalForm, registryEntry, taxNumber } = club
  return {
    kind: 'list',
    items: [
      mark(['name', 'formal_name'], `Nombre: ${club.formalName}, conocido como «${club.name}»`),
      ...(legalForm.es.text ? [['Forma jurídica: ', legalForm.es]] : []),
      `NIF: ${taxNumber || 'el club todavía no lo ha facilitado; aparecerá aquí en cuanto lo haga'}`,
      [
        'Inscripción registral: ',
        registryEntry.es.text
          ? registryEntry.es
          : 'el club todavía no la ha facilitado; aparecerá aquí en cuanto lo haga',
      ],
      mark(['street', 'postal_code', 'city'], `Domicilio: ${postalAddress(club)}`),
      mark(['email'], ['Correo electrónico: ', emailLink(club)]),
      mark(['phone'], ['Teléfono: ', phoneLink(club)]),
    ],
  }
}
