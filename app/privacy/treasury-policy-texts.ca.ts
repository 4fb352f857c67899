import type { Translation } from '#app/i18n/panel-texts.ts'
import type { es } from './treasury-policy-texts.es.ts'

export const ca: Translation<typeof es> = {
  charge: {
    title: 'Càrrecs i pagaments d’un compte de soci',
    contents:
      'Número de soci, conceptes, imports, dates, forma de pagament, notes, motius i recordatoris; sense nom ni compte bancari. Les notes i els motius s’esborren amb el soci',
    purpose: 'Saber qui deu què, i portar els llibres',
    basis: 'Contracte i obligació legal (art. 6.1.b i c; Codi de comerç, art. 30)',
    period: '6 anys després del final del seu any (art. 30 del Codi de comerç)',
  },
  mandate: {
    title: 'Ordre de domiciliació',
    contents: 'Titular, IBAN, BIC, adreça si el banc la demana, i el document amb la prova de la signatura (xifrats)',
    purpose: 'Cobrar pel banc, i poder provar que estava permès',
    basis: 'Contracte i obligació legal (art. 6.1.b i c; Reglament (UE) 260/2012)',
    visibleNote: 'Veure l’IBAN queda anotat',
    period: '14 mesos després de l’últim cobrament, quan ja no val',
  },
  'bank-file': {
    title: 'Fitxers de les remeses i del banc',
    contents:
      'De cada cobrament, titular, IBAN, referència, import i concepte (xifrats); després queden l’empremta i els totals. D’un extracte del compte, només l’empremta i els totals',
    purpose: 'Cobrar, i casar devolucions i transferències',
    basis: 'Contracte (art. 6.1.b)',
    visibleNote: 'Baixar un fitxer queda anotat',
    period: '14 mesos',
  },
}
