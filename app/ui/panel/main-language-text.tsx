import type { Language } from '#app/i18n/language.ts'
import { useMainLanguage } from './use-main-language.ts'

/** Above the fields of another language: what stands in the main one. `text` is the value of a field. */
export function MainLanguageText({ text, shown }: { text: unknown; shown: Language }) {
  const main = useMainLanguage()
  if (shown === main || typeof text !== 'string') return null
  return (
    <p className="small muted" lang={main}>
      {text}
    </p>
  )
}
