import type { FieldMetadata } from '@conform-to/react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { Checkbox } from './inputs.tsx'

/** Opens the text in a new tab, so that typed text is not lost. */
export function PrivacyCheckbox({ field }: { field: FieldMetadata }) {
  const { privacy } = useTexts().forms
  const label = (
    <>
      {privacy.before}
      <LocalLink to="/privacidad" target="_blank">
        {privacy.link}
      </LocalLink>
      {privacy.after}
    </>
  )
  return <Checkbox field={field} label={label} />
}
