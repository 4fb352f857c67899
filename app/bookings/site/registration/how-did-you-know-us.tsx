import type { FieldMetadata } from '@conform-to/react'
import { useTexts } from '#app/i18n/texts.tsx'
import { howDidYouKnowUsOptions } from '#app/bookings/registration/forms.ts'
import { Select } from '#app/platform/forms/inputs.tsx'
import { Options } from '#app/ui/field.tsx'

export function HowDidYouKnowUs({ field }: { field: FieldMetadata }) {
  const t = useTexts().events.registration
  return (
    <Select field={field} label={t.howDidYouKnowUs} optional>
      <option value="">{t.howDidYouKnowUsNone}</option>
      <Options of={howDidYouKnowUsOptions} label={(option) => t.howDidYouKnowUsOptions[option]} />
    </Select>
  )
}
