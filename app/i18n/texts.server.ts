import ca from './ca/index.ts'
import caMails from './ca/mails.ts'
import caStandalone from './ca/standalone.ts'
import es, { type Texts } from './es/index.ts'
import esMails from './es/mails.ts'
import esStandalone from './es/standalone.ts'
import type { Language } from './language.ts'

export const textsOf: Record<Language, Texts> = { es, ca }

export type MailTexts = typeof esMails
export const mailTextsOf: Record<Language, MailTexts> = { es: esMails, ca: caMails }

export type StandaloneTexts = typeof esStandalone
export const standaloneTextsOf: Record<Language, StandaloneTexts> = { es: esStandalone, ca: caStandalone }
