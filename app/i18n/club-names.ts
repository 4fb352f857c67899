import { demoNames } from '#app/club.ts'
import { de } from './elision.ts'
import type { Language } from './language.ts'
import { mapTexts } from './map-texts.ts'

/** «el Cercle» and «Cercle Gastronòmic» by default; an article is part of the short name. */
export type ClubNames = { name: string; formalName: string }

const DEMO_NAME = /(?:\b(del|al|pel|el) )?\bCercle( Gastronòmic)?\b/gi
/** A private character (Unicode, 23.5). */
const MARK = '\ue000'
const prepositions: Record<string, string> = { del: 'de', al: 'a', pel: 'per' }
const contractions: Record<Language, RegExp> = { es: /^(de|a) el /, ca: /^(de|a|per) els? / }

export function isDemo({ name, formalName }: ClubNames): boolean {
  return name === demoNames.name && formalName === demoNames.formal_name
}

/** In the browser: the names on the page, if they are not the demo's (`root.tsx`). */
export function documentClubNames(): ClubNames {
  const { clubName = demoNames.name, clubFormalName = demoNames.formal_name } = document.documentElement.dataset
  return { name: clubName, formalName: clubFormalName }
}

/** The texts with the names of the club in place of those that the dictionaries are written with. */
export function withClubNames<T>(texts: T, names: ClubNames, language: Language): T {
  if (isDemo(names)) return texts
  const inText = (text: string) =>
    text.replace(DEMO_NAME, (...found) => nameIn(found, names, language)).replaceAll(MARK, '')
  return mapTexts(texts, inText, (text, given) => text(...given.map(mark))) as T
}

/** What a text is given, such as the title of an event, keeps its words. */
const mark = (given: unknown) => (typeof given === 'string' ? given.replace(/(cer)(cle)/gi, `$1${MARK}$2`) : given)

/** «del Cercle» with «la Taula» is «de la Taula». */
function nameIn([, word, formal]: string[], names: ClubNames, language: Language): string {
  const [article, noun] = splitName(names.name)
  const [formalArticle, formalNoun] = splitName(names.formalName)
  const shown = formal ? formalNoun : noun
  if (!word) return shown
  const own = formal ? formalArticle || (formalNoun.startsWith(noun.split(' ', 1)[0] ?? noun) ? article : '') : article
  const preposition = prepositions[word.toLowerCase()] ?? ''
  const phrase = contract(`${preposition} ${own}${shown}`.trimStart(), language)
  return /^\p{Lu}/u.test(word) ? phrase.replace(/^./u, (first) => first.toUpperCase()) : phrase
}

function splitName(name: string): [article: string, noun: string] {
  const [article = ''] = /^(?:(?:el|la|los|las|els|les) |l[’'])/i.exec(name) ?? []
  return [article.toLowerCase(), name.slice(article.length)]
}

function contract(phrase: string, language: Language): string {
  const contracted = phrase.replace(contractions[language], (words) =>
    words.replace('de el', 'del').replace('a el', 'al').replace('per el', 'pel'),
  )
  return language === 'ca' && contracted.startsWith('de ') ? de(contracted.slice('de '.length)) : contracted
}
