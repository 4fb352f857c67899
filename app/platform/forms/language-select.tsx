import type { FieldMetadata } from '@conform-to/react'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { Select } from './inputs.tsx'

/** The language of what somebody gets, such as their mails. */
export function LanguageSelect({ field, label }: { field: FieldMetadata; label: string }) {
  const { writtenIn } = usePanelTexts(sharedTexts)
  return (
    <Select field={field} label={label} autoComplete="off">
      <option value="es">{writtenIn.es}</option>
      <option value="ca">{writtenIn.ca}</option>
    </Select>
  )
}
