/** The mandate of a SEPA Core direct debit and the pages where it is signed. Statement: docs/decisions (mandates). */
export default {
  document: {
    title: 'Orden de domiciliación de adeudo directo SEPA',
    reference: 'Referencia de la orden',
    creditor: 'Acreedor',
    identifier: 'Identificador del acreedor',
    address: 'Dirección del acreedor',
    payment: 'Tipo de pago',
    recurrent: 'Pago recurrente',
    authorisation: (creditor: string) =>
      `Mediante la firma de esta orden de domiciliación, el deudor autoriza (A) a ${creditor} a enviar instrucciones a la entidad del deudor para adeudar su cuenta y (B) a la entidad para efectuar los adeudos en su cuenta siguiendo las instrucciones de ${creditor}.`,
    refund:
      'Como parte de sus derechos, el deudor está legitimado al reembolso por su entidad en los términos y condiciones del contrato suscrito con la misma. La solicitud de reembolso deberá efectuarse dentro de las ocho semanas que siguen a la fecha de adeudo en cuenta. Puede obtener información adicional sobre sus derechos en su entidad financiera.',
    notice: (days: number) =>
      days === 1
        ? 'El acreedor avisará de cada adeudo al menos 1 día natural antes.'
        : `El acreedor avisará de cada adeudo al menos ${days} días naturales antes.`,
    holder: 'Titular de la cuenta (deudor)',
    iban: 'IBAN',
    debtorAddress: 'Dirección del titular (cuentas de fuera del EEE)',
    bic: 'BIC (cuentas de fuera del EEE)',
    place: 'Lugar y fecha',
    signature: 'Firma del titular',
    signed: 'Firmada en pantalla',
    signedOnPaper: 'Firmada en papel',
    signedAs: (name: string, moment: string) => `${name}, el ${moment}`,
    return: (address: string) =>
      `Todos los datos son obligatorios. Una vez firmada, esta orden se entrega al acreedor, que la guarda: ${address}.`,
  },
  directDebit: 'Domiciliación bancaria',
  iban: 'IBAN de la cuenta',
  ibanHint: 'Lo guardamos cifrado.',
  read: 'La orden que firmas',
  holder: 'Titular de la cuenta',
  holderHint: 'Nombre y apellidos, como los tiene el banco.',
  abroad: {
    title: 'Cuenta de fuera del Espacio Económico Europeo',
    text: 'Para cobrar en una cuenta de este país, el banco pide el BIC y la dirección del titular.',
    bic: 'BIC del banco',
    street: 'Calle',
    number: 'Número',
    postCode: 'Código postal',
    town: 'Localidad',
    country: 'País',
    sameCountry: 'El de la cuenta',
  },
  confirm: 'Firmo esta orden de domiciliación',
  signature: 'Escribe tu nombre y apellidos para firmar',
  signatureHint: 'Guardamos lo que has leído, tu nombre y la hora como prueba de la firma.',
  onPaper:
    'El club te pedirá la firma en papel. Al terminar podrás imprimir la orden, firmarla y entregarla o enviarla al club.',
  paper: {
    title: 'Falta tu firma en la orden de domiciliación',
    text: 'Imprímela, fírmala y entrégala o envíala al club. Hasta que la tenga, no se te cargará nada en la cuenta.',
    print: 'Imprimir la orden',
  },
  own: {
    title: 'Orden de domiciliación',
    lead: 'Con ella el club cobra en tu cuenta la cuota y lo que debas, y te avisa antes de cada cargo.',
    none: 'No tienes ninguna orden firmada: el club no puede cargar nada en tu cuenta.',
    states: {
      draft: 'Falta tu firma.',
      active: 'Está en vigor.',
      hold: 'Está en vigor, pero el club ha detenido los cargos. Pregúntanos por qué.',
    },
    facts: { holder: 'Titular', account: 'Cuenta', reference: 'Referencia', signed: 'Firmada' },
    sheet: 'Ver e imprimir la orden',
    new: 'Firmar una orden',
    change: 'Cambiar de cuenta',
    changeText:
      'Para otra cuenta u otro titular hace falta una orden nueva. La anterior deja de valer cuando firmas esta.',
    onPaperText: 'Escribe la cuenta y el titular, imprime la orden, fírmala y entrégala o envíala al club.',
    sign: 'Firmar la orden',
    draw: 'Preparar la orden',
    end: 'Dar de baja',
    endText:
      'El club dejará de cobrar en tu cuenta. Un cargo que ya esté en el banco puede llegar todavía; lo puedes devolver en tu entidad.',
    endConfirm: 'Quiero darla de baja',
    done: {
      signed: 'Orden firmada. Te hemos enviado una copia por correo.',
      drawn: 'La orden está preparada. Imprímela, fírmala y entrégala o envíala al club.',
      ended: 'La orden está dada de baja. El club ya no puede cobrar en tu cuenta.',
    },
    failed: 'No se ha podido guardar. Lo que has escrito sigue aquí: inténtalo otra vez.',
    unknown: 'Este enlace ya no es válido',
    unknownText: 'Ha caducado o ya se ha usado. Entra en «Mis cenas» con tu email y firma la orden desde ahí.',
    enter: 'Entrar en «Mis cenas»',
    printed: {
      title: 'Orden de domiciliación',
      print: 'Imprime esta página: sale solo la hoja.',
      blank: 'Escribe a mano los datos de la cuenta: con un enlace del correo no se muestran.',
      back: 'Volver a mi orden',
    },
  },
}
