import type { FieldMetadata } from '@conform-to/react'
import { useTexts } from '#app/i18n/texts.tsx'
import { howDidYouKnowUsOptions } from '#app/bookings/registration/forms.ts'
import { Select } from '#app/platform/forms/inputs.tsx'

export function HowDidYouKnowUs({ field }: { field: FieldMetadata }) {
  const t = useTexts().events.registration
  return (
    <Select field={field} label={t.howDidYouKnowUs} optional>
      <option value="">{t.howDidYouKnowUsNone}</option>
      {howDidYouKnowUsOptions.map((option) => (
        <option key={option} value={option}>
          {t.howDidYouKnowUsOptions[option]}
        </option>
      ))}
    </Select>
  )
}
