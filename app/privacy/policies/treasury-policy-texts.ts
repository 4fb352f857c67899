import type { PolicyTexts } from './policy.ts'

/** Of a club that keeps members' accounts. */
export const treasuryPolicies = {
  charge: {
    title: { es: 'Cargos y pagos de una cuenta de socio', ca: 'Càrrecs i pagaments d’un compte de soci' },
    contents: {
      es: 'Número de socio, conceptos, importes, fechas, forma de pago, notas, motivos y recordatorios; sin nombre ni cuenta bancaria. Notas y motivos se borran con el socio',
      ca: 'Número de soci, conceptes, imports, dates, forma de pagament, notes, motius i recordatoris; sense nom ni compte bancari. Les notes i els motius s’esborren amb el soci',
    },
    purpose: { es: 'Saber quién debe qué, y llevar los libros', ca: 'Saber qui deu què, i portar els llibres' },
    basis: {
      es: 'Contrato y obligación legal (art. 6.1.b y c; Código de Comercio, art. 30)',
      ca: 'Contracte i obligació legal (art. 6.1.b i c; Codi de comerç, art. 30)',
    },
    period: {
      es: '6 años después del final de su año (art. 30 del Código de Comercio)',
      ca: '6 anys després del final del seu any (art. 30 del Codi de comerç)',
    },
  },
  mandate: {
    title: { es: 'Orden de domiciliación', ca: 'Ordre de domiciliació' },
    contents: {
      es: 'Titular, IBAN, BIC, dirección si el banco la pide, y el documento con la prueba de la firma (cifrados)',
      ca: 'Titular, IBAN, BIC, adreça si el banc la demana, i el document amb la prova de la signatura (xifrats)',
    },
    purpose: {
      es: 'Cobrar por el banco, y poder probar que estaba permitido',
      ca: 'Cobrar pel banc, i poder provar que estava permès',
    },
    basis: {
      es: 'Contrato y obligación legal (art. 6.1.b y c; Reglamento (UE) 260/2012)',
      ca: 'Contracte i obligació legal (art. 6.1.b i c; Reglament (UE) 260/2012)',
    },
    visibleNote: { es: 'Ver el IBAN queda anotado', ca: 'Veure l’IBAN queda anotat' },
    period: {
      es: '14 meses después del último cobro, cuando ya no vale',
      ca: '14 mesos després de l’últim cobrament, quan ja no val',
    },
  },
  'bank-file': {
    title: { es: 'Ficheros de las remesas y del banco', ca: 'Fitxers de les remeses i del banc' },
    contents: {
      es: 'De cada cobro, titular, IBAN, referencia, importe y concepto (cifrados); después quedan huella y totales. De un extracto de la cuenta, solo huella y totales',
      ca: 'De cada cobrament, titular, IBAN, referència, import i concepte (xifrats); després queden l’empremta i els totals. D’un extracte del compte, només l’empremta i els totals',
    },
    purpose: {
      es: 'Cobrar, y casar devoluciones y transferencias',
      ca: 'Cobrar, i casar devolucions i transferències',
    },
    basis: { es: 'Contrato (art. 6.1.b)', ca: 'Contracte (art. 6.1.b)' },
    visibleNote: { es: 'Descargar un fichero queda anotado', ca: 'Baixar un fitxer queda anotat' },
    period: { es: '14 meses', ca: '14 mesos' },
  },
} satisfies Record<string, PolicyTexts>
