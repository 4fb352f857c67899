import { otherLanguage, type Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { SegmentButtons } from '../segments.tsx'
import { sharedTexts } from './panel-texts.ts'
import { useMainLanguage } from './use-main-language.ts'

type LanguageSwitchProps = { label?: string; value: Language; onChange: (language: Language) => void }

/** The main language comes first. */
export function LanguageSwitch({ label, value, onChange }: LanguageSwitchProps) {
  const { languages: t } = usePanelTexts(sharedTexts)
  const main = useMainLanguage()
  const items = [main, otherLanguage(main)].map((language) => ({ value: language, label: t[language] }))
  return <SegmentButtons label={label ?? t.label} value={value} onChange={onChange} items={items} />
}
