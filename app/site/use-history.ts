import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { splitParagraphs } from '#app/platform/split-paragraphs.ts'
import { useClub } from '#app/ui/club-context.tsx'

/** In the words of the club, else those of the dictionaries. `lang` as in `LocalText`. */
export function useHistory() {
  const { history, foundingYear } = useClub()
  const { history: t } = useTexts().club
  const { text, lang } = history[useLanguage()]
  const [lead = '', ...body] = splitParagraphs(text)
  return lead
    ? { isOwn: true, lead, body, lang }
    : { isOwn: false, lead: t.lead(foundingYear), body: [t.text], lang: undefined }
}
