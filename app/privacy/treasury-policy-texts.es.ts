/** Of a club that keeps members' accounts. */
export const es = {
  charge: {
    title: 'Cargos y pagos de una cuenta de socio',
    contents:
      'Número de socio, conceptos, importes, fechas, forma de pago, notas, motivos y recordatorios; sin nombre ni cuenta bancaria. Notas y motivos se borran con el socio',
    purpose: 'Saber quién debe qué, y llevar los libros',
    basis: 'Contrato y obligación legal (art. 6.1.b y c; Código de Comercio, art. 30)',
    period: '6 años después del final de su año (art. 30 del Código de Comercio)',
  },
  mandate: {
    title: 'Orden de domiciliación',
    contents: 'Titular, IBAN, BIC, dirección si el banco la pide, y el documento con la prueba de la firma (cifrados)',
    purpose: 'Cobrar por el banco, y poder probar que estaba permitido',
    basis: 'Contrato y obligación legal (art. 6.1.b y c; Reglamento (UE) 260/2012)',
    visibleNote: 'Ver el IBAN queda anotado',
    period: '14 meses después del último cobro, cuando ya no vale',
  },
  'bank-file': {
    title: 'Ficheros de las remesas y del banco',
    contents:
      'De cada cobro, titular, IBAN, referencia, importe y concepto (cifrados); después quedan huella y totales. De un extracto de la cuenta, solo huella y totales',
    purpose: 'Cobrar, y casar devoluciones y transferencias',
    basis: 'Contrato (art. 6.1.b)',
    visibleNote: 'Descargar un fichero queda anotado',
    period: '14 meses',
  },
}
