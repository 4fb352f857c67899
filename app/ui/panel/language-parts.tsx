import type { ReactNode } from 'react'
import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from './panel-texts.ts'
import { useMainLanguage } from './use-main-language.ts'

/** What one language of a form's texts needs. */
export type LanguagePart = {
  language: Language
  /** Whether it is the main language. */
  main: boolean
  /** The name of a field: «Título», in the other language «Título en catalán». */
  labelOf: (name: string) => string
}

type LanguagePartsProps = {
  /** The other language is hidden, and sent all the same. */
  shown: Language
  /** Without a note about texts left empty. */
  bare?: boolean
  children: (part: LanguagePart) => ReactNode
}

/** The inputs of a form's texts, once for each language. */
export function LanguageParts({ shown, bare = false, children }: LanguagePartsProps) {
  const t = usePanelTexts(sharedTexts)
  const mainLanguage = useMainLanguage()
  return [mainLanguage, otherLanguage(mainLanguage)].map((language) => {
    const main = language === mainLanguage
    const labelOf = (name: string) => (main ? name : `${name} ${t.inLanguage[language]}`)
    return (
      <div key={language} className="form" hidden={language !== shown}>
        {!main && !bare && <p className="small muted">{t.shownInMain[mainLanguage]}</p>}
        {children({ language, main, labelOf })}
      </div>
    )
  })
}
