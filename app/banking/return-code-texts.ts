import type { Language } from '#app/i18n/language.ts'

/** What a bank says of a return, by its code (ISO 20022). */
export const returnCodeTexts: Record<Language, Readonly<Record<string, string>>> = {
  es: {
    AM04: 'Sin saldo suficiente',
    AC01: 'Cuenta incorrecta',
    AC04: 'Cuenta cerrada',
    AC06: 'Cuenta bloqueada',
    AG01: 'No admite adeudos',
    RC01: 'Banco incorrecto',
    MD01: 'Sin orden o no autorizado',
    MD06: 'Devuelto por el socio',
    MS02: 'Rechazado por el socio',
    SL01: 'Bloqueado por el socio',
    MD07: 'Titular fallecido',
    AM05: 'Duplicado',
    BE05: 'Acreedor incorrecto',
    FF01: 'Fichero incorrecto',
    AG02: 'Operación incorrecta',
    MD02: 'Faltan datos de la orden',
    RR01: 'Falta la cuenta del titular',
    RR02: 'Falta el nombre o la dirección del titular',
    RR03: 'Falta el nombre o la dirección del acreedor',
    RR04: 'Otro motivo legal',
  },
  ca: {
    AM04: 'Sense prou saldo',
    AC01: 'Compte incorrecte',
    AC04: 'Compte tancat',
    AC06: 'Compte bloquejat',
    AG01: 'No admet càrrecs',
    RC01: 'Banc incorrecte',
    MD01: 'Sense ordre o no autoritzat',
    MD06: 'Retornat pel soci',
    MS02: 'Rebutjat pel soci',
    SL01: 'Bloquejat pel soci',
    MD07: 'Titular difunt',
    AM05: 'Duplicat',
    BE05: 'Creditor incorrecte',
    FF01: 'Fitxer incorrecte',
    AG02: 'Operació incorrecta',
    MD02: 'Falten dades de l’ordre',
    RR01: 'Falta el compte del titular',
    RR02: 'Falta el nom o l’adreça del titular',
    RR03: 'Falta el nom o l’adreça del creditor',
    RR04: 'Un altre motiu legal',
  },
}

/** The words of a code that stands where a person's words may stand: why an account is held, or a payment reversed. */
export function codeInWords(text: string, language: Language): string {
  const words = Object.hasOwn(returnCodeTexts[language], text) ? returnCodeTexts[language][text] : undefined
  return words ? `${words} (${text})` : text
}
