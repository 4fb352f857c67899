import ca from './ca/index.ts'
import caMails from './ca/mails.ts'
import caStandalone from './ca/standalone.ts'
import { withJoinedPronouns } from './catalan-pronouns.ts'
import { withClubNames, type ClubNames } from './club-names.ts'
import es, { type Texts } from './es/index.ts'
import esMails from './es/mails.ts'
import esStandalone from './es/standalone.ts'
import type { Language } from './language.ts'

export type MailTexts = typeof esMails
export type StandaloneTexts = typeof esStandalone

const written = { es: { pages: es, mails: esMails }, ca: { pages: withJoinedPronouns(ca, 'ca'), mails: caMails } }
let named: typeof written = written

/** With the names of the club (`setClubNames`). */
export const textsOf: Readonly<Record<Language, Texts>> = byLanguage((language) => named[language].pages)
export const mailTextsOf: Readonly<Record<Language, MailTexts>> = byLanguage((language) => named[language].mails)
/** They do not name the club. */
export const standaloneTextsOf: Readonly<Record<Language, StandaloneTexts>> = { es: esStandalone, ca: caStandalone }

/** From now on the dictionaries of this process name the club so. */
export function setClubNames(names: ClubNames): void {
  named = { es: withClubNames(written.es, names, 'es'), ca: withClubNames(written.ca, names, 'ca') }
}

function byLanguage<T>(textsIn: (language: Language) => T): Readonly<Record<Language, T>> {
  return {
    get es() {
      return textsIn('es')
    },
    get ca() {
      return textsIn('ca')
    },
  }
}
