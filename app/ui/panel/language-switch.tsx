import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { SegmentButtons } from '../segments.tsx'
import { sharedTexts } from './panel-texts.ts'
import type { TextLanguage } from './use-text-language.ts'

type LanguageSwitchProps = {
  label?: string
  value: TextLanguage
  onChange: (language: TextLanguage) => void
}

export function LanguageSwitch({ label, value, onChange }: LanguageSwitchProps) {
  const { languages: t } = usePanelTexts(sharedTexts)
  return (
    <SegmentButtons
      label={label ?? t.label}
      value={value}
      onChange={onChange}
      items={[
        { value: 'es', label: t.es },
        { value: 'ca', label: t.ca },
      ]}
    />
  )
}
