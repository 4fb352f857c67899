import type { Language } from '#app/i18n/language.ts'
import { panelTexts, type PanelTexts } from '#app/i18n/panel-texts.ts'

/** What a bank says of a return, by its code (ISO 20022). */
export const returnCodeTexts: PanelTexts<Readonly<Record<string, string>>> = panelTexts({
  AM04: { es: 'Sin saldo suficiente', ca: 'Sense prou saldo' },
  AC01: { es: 'Cuenta incorrecta', ca: 'Compte incorrecte' },
  AC04: { es: 'Cuenta cerrada', ca: 'Compte tancat' },
  AC06: { es: 'Cuenta bloqueada', ca: 'Compte bloquejat' },
  AG01: { es: 'No admite adeudos', ca: 'No admet càrrecs' },
  RC01: { es: 'Banco incorrecto', ca: 'Banc incorrecte' },
  MD01: { es: 'Sin orden o no autorizado', ca: 'Sense ordre o no autoritzat' },
  MD06: { es: 'Devuelto por el socio', ca: 'Retornat pel soci' },
  MS02: { es: 'Rechazado por el socio', ca: 'Rebutjat pel soci' },
  SL01: { es: 'Bloqueado por el socio', ca: 'Bloquejat pel soci' },
  MD07: { es: 'Titular fallecido', ca: 'Titular difunt' },
  AM05: { es: 'Duplicado', ca: 'Duplicat' },
  BE05: { es: 'Acreedor incorrecto', ca: 'Creditor incorrecte' },
  FF01: { es: 'Fichero incorrecto', ca: 'Fitxer incorrecte' },
  AG02: { es: 'Operación incorrecta', ca: 'Operació incorrecta' },
  MD02: { es: 'Faltan datos de la orden', ca: 'Falten dades de l’ordre' },
  RR01: { es: 'Falta la cuenta del titular', ca: 'Falta el compte del titular' },
  RR02: { es: 'Falta el nombre o la dirección del titular', ca: 'Falta el nom o l’adreça del titular' },
  RR03: { es: 'Falta el nombre o la dirección del acreedor', ca: 'Falta el nom o l’adreça del creditor' },
  RR04: { es: 'Otro motivo legal', ca: 'Un altre motiu legal' },
})

/** The words of a code that stands where a person's words may stand: why an account is held, or a payment reversed. */
export function codeInWords(text: string, language: Language): string {
  const words = Object.hasOwn(returnCodeTexts[language], text) ? returnCodeTexts[language][text] : undefined
  return words ? `${words} (${text})` : text
}
