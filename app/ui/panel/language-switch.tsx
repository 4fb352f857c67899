import { SegmentButtons } from '../segments.tsx'
import type { TextLanguage } from './use-text-language.ts'

type LanguageSwitchProps = {
  label?: string
  value: TextLanguage
  onChange: (language: TextLanguage) => void
}

export function LanguageSwitch({ label = 'Idioma', value, onChange }: LanguageSwitchProps) {
  return (
    <SegmentButtons
      label={label}
      value={value}
      onChange={onChange}
      items={[
        { value: 'es', label: 'Español' },
        { value: 'ca', label: 'Català' },
      ]}
    />
  )
}
