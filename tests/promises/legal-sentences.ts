import { clubOf } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { plainText, type LegalBlock, type LegalProse } from '#app/site/legal/legal-document.ts'
import { legalDocuments } from '#app/site/legal/legal-documents.ts'
import { splitSentences, type Sentence } from './dictionary-sentences.ts'

type Subject = keyof typeof legalDocuments

const facts = { club: clubOf({}), baseUrl: 'https://elcercle.example', treasury: false }
const prose = (block: LegalBlock): readonly LegalProse[] =>
  block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : block.rows.flat()

/** The paragraphs, items and cells of a text, in their order. */
export function legalTexts(subject: Subject, language: Language): string[] {
  const { sections } = legalDocuments[subject][language](facts)
  return sections.flatMap(({ blocks }) => blocks.flatMap(prose)).map(plainText)
}

export function legalSentences(subject: Subject, language: Language): Sentence[] {
  return legalTexts(subject, language).flatMap((text, index) =>
    splitSentences(text).map((sentence) => ({ place: `${subject}.${index}`, text: sentence })),
  )
}
